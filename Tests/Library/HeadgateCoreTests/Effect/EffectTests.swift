import Headgate
import Testing

@testable import HeadgateCore

struct EffectTests {
  // holds: GATE-32
  @Test func `an effect of sendable actions is sent to other tasks`() async {
    let effect = Effect<String>.send("a")
    #expect(await Task.detached { !effect.isNone }.value)
    let silent = Effect<Never>.run { _ in }
    #expect(await Task.detached { !silent.isNone }.value)
  }

  // holds: EFFECT-1
  @Test func `making effects outside of a store does nothing`() {
    let record = Record()
    let effects: [Effect<String>] = [
      .none,
      .send("a"),
      .run { _ in record.note("ran") },
      .merge(.send("a"), .run { _ in record.note("ran") }),
      .concatenate(.send("a"), .run { _ in record.note("ran") }),
      .cancel(id: 1),
      .run { _ in record.note("ran") }.cancellable(id: 1).debounce(id: 2, for: .zero),
    ]
    #expect(effects.count == 7)
    #expect(record.notes.isEmpty)
  }

  // holds: EFFECT-1
  @Test func `a mutating method of a state returns an effect`() {
    struct State {
      var count = 0
      mutating func advance() -> Effect<String> {
        count += 1
        return .send("advanced")
      }
    }
    var state = State()
    #expect(!state.advance().isNone)
    #expect(state.count == 1)
  }

  // holds: EFFECT-7
  @Test func `none stays none`() {
    #expect(Effect<String>.none.isNone)
    #expect(Effect<String>.merge().isNone)
    #expect(Effect<String>.merge(.none, .none).isNone)
    #expect(Effect<String>.concatenate().isNone)
    #expect(Effect<String>.none.merge(with: .none).isNone)
    #expect(Effect<String>.none.concatenate(with: .none).isNone)
    #expect(Effect<String>.none.cancellable(id: 1, cancelInFlight: true).isNone)
    #expect(Effect<String>.none.map { $0.count }.isNone)
    #expect(Effect<String>.none.debounce(id: 1, for: .seconds(1)).isNone)
    #expect(Effect<String>.none.throttle(id: 1, for: .seconds(1), latest: true).isNone)
    #expect(Effect<Never>.none.fireAndForget(as: String.self).isNone)
  }
}
