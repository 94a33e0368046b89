// Tests of: BRIDGE-3

import Headgate
import HeadgateSupport
import Testing

@testable import HeadgateCore

private enum Marks {
  @TaskLocal static var current: [String] = []
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EffectContextObserverTests {
  /// Binds a mark for each effect.
  private final class Marking: EffectContextObserver {
    let mark: String
    var started: [UInt64] = []
    init(_ mark: String) { self.mark = mark }
    func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
      if case .effectStarted(let effect) = event { started.append(effect.number) }
    }
    func withContext(of effect: EffectDescription, _ start: () -> Void) {
      #expect(started.last == effect.number)
      Marks.$current.withValue(Marks.current + ["\(mark)\(effect.number)"], operation: start)
    }
  }

  // holds: BRIDGE-3
  @Test func `an operation inherits the task-local values that observers bind for its effect`() async {
    await expectGone { watch in
      let seen = Locked<[[String]]>([])
      let store = watch.logged { action in
        guard action == "go" else { return .none }
        return .concatenate(
          .run { _ in seen.withLock { $0.append(Marks.current) } },
          .run { _ in await Task { seen.withLock { $0.append(Marks.current) } }.value }
        )
      }
      await store.send("go").finish()
      let tokens = [
        store.addObserver(Marking("a")), store.addObserver(EventNames { _ in }), store.addObserver(Marking("b")),
      ]
      await store.send("go").finish()
      let numbers = seen.withLock { $0.flatMap { $0 }.compactMap { UInt64($0.dropFirst()) } }
      #expect(Set(numbers).count == 2)
      // The second effect starts in the task of the first, whose marks it inherits.
      let marks = seen.withLock { $0.map { $0.suffix(2).map { String($0.prefix(1)) } } }
      #expect(marks == [[], [], ["b", "a"], ["b", "a"]])
      withExtendedLifetime(tokens) {}
    }
  }
}
