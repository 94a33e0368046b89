// Tests of: Boundaries/SealedPayload.swift, Boundaries/SealedMacro.swift, GATE-16, GATE-17, GATE-18, GATE-19, GATE-26

import CustomDump
@_spi(Sealed) import HeadgateTesting
import Headgate
import HeadgateSupport
import Testing

struct SealedTests {
  // holds: GATE-16
  @Test func `in its file a sealed action is made by its case and read by opened`() {
    #expect(Sealings.action(3).count == 3)
    #expect(Sealings.Action.tick.count == 1)
    #expect(Sealings.Action.later.count == nil)
  }

  // holds: GATE-17
  @Test func `its case path names it and does not open it`() throws {
    let action = Sealings.action(3)
    #expect(action.is(\.internal.counted))
    #expect(!action.is(\.internal.ticked))
    let found: SealedPayload? = action[case: \.internal.counted]
    let payload = try #require(found)
    #expect(payload.opened as? Int == 3)
    #expect(AnyCasePath(\Sealings.Action.Cases.internal.counted).embed(payload) == action)
    #expect(AnyCasePath(\Sealings.Action.Cases.internal.ticked).embed(SealedPayload(opening: ())) == .tick)
    #expect(
      AnyCasePath(\Sealings.Action.Cases.internal.measured).embed(SealedPayload(opening: (width: 2, height: 3))).count
        == 6
    )
    #expect(AnyCasePath(\Sealings.Action.Cases.internal.labelled).embed(SealedPayload(opening: 4)).count == 4)
  }

  // holds: GATE-18
  @Test func `a sealed type is what its enum is, and shows the names of its cases`() {
    func isHashable<T: Hashable & Sendable>(_: T.Type) {}
    isHashable(Sealings.Action.Internal.self)
    #expect(Sealings.action(3) != Sealings.action(4))
    #expect("\(Sealings.action(3))" == "internal(counted(…))")
    #expect(String(customDumping: Sealings.action(3)) == "Sealings.Action.internal(.counted(…))")
    guard case .internal(let sealed) = Sealings.action(3) else { return #expect(Bool(false), "not sealed") }
    #expect(Mirror(reflecting: sealed).children.isEmpty && Mirror(reflecting: sealed._shown).children.isEmpty)
    #expect("\(sealed._shown)" == "counted(…)")
    let payload: SealedPayload? = Sealings.action(3)[case: \.internal.counted]
    #expect(payload.map { Mirror(reflecting: $0).children.isEmpty } == true)
    let shown = payload.map { "\($0)" }
    #expect(shown == "sealed")
    let text = Reports.revealing { String(customDumping: Sealings.action(3)) }
    #expect(text == "Sealings.Action.internal(\n  .counted(3)\n)")
  }

  // holds: GATE-19
  @Test func `a payload of a wrong type traps with both types`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AnyCasePath(\Sealings.Action.Cases.internal.counted).embed(SealedPayload(opening: "three"))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("\"Int\"") && text.contains("\"String\"") && text.contains("three") && text.contains("[CORE-21]")
    )
  }

  // holds: GATE-16, GATE-17
  @Test func `it may carry functions, and types that stand in the enum`() {
    #expect(SealedClosures.count(SealedClosures.action { 3 }) == 3)
    let later = AnyCasePath(\SealedClosures.Action.Cases.internal.later)
    let done: @Sendable () -> Int = { 3 }
    #expect(SealedClosures.count(later.embed(SealedPayload(opening: (done, by: 1)))) == 4)
    #expect(Sealings.question.count == 2)
    #expect(Sealings.question.is(\.internal.asked))
  }

  // holds: GATE-17
  @Test func `of a sealed result is told which it is`() throws {
    let action = Sealings.answer(.success(3))
    #expect(action.is(\.internal.answered))
    #expect(action.is(\.internal.answered.success))
    #expect(!action.is(\.internal.answered.failure))
    #expect(Sealings.answer(.failure(.busy)).is(\.internal.answered.failure))
    let success = AnyCasePath(\Sealings.Action.Cases.internal.answered.success)
    #expect(success.embed(SealedPayload(opening: 3)) == action)
    #expect(success.extract(from: action)?.opened as? Int == 3)
    let failure = AnyCasePath(\Sealings.Action.Cases.internal.answered.failure)
    #expect(failure.embed(SealedPayload(opening: Sealings.Refusal.tired)) == Sealings.answer(.failure(.tired)))
  }

  // holds: GATE-16
  @Test @MainActor func `a deprecated case is sealed like the others, without a warning`() {
    let store = Store(initialState: Outdated.State()) { Outdated() }
    store.send(.tapped)
    #expect(store.log == ["loaded 1"])
  }

  // holds: GATE-19
  @Test func `what one action carries is not opened by the seal of another`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let stolen = AnyCasePath(\Sealings.Action.Cases.internal.counted).extract(from: Sealings.action(3))!
      _ = AnyCasePath(\Thief.Action.Cases.internal.took).embed(stolen)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Sealings") && text.contains("Thief") && text.contains("[CORE-23]"))
  }

  // holds: GATE-26
  @Test func `a path of one's own to a sealed type is handed nothing, and makes nothing`() throws {
    guard case .internal(let sealed) = Sealings.action(3) else { return #expect(Bool(false), "not sealed") }
    let seen = LockIsolated<[Int]>([])
    // As the macro writes one, by whoever can name the type.
    let own = AnyCasePath<Sealings.Action.Internal, SealedPayload>(
      _$sealed: { (box: _SealedBox<Int>) in
        let value = box.value
        seen.withValue { $0.append(value) }
        return sealed
      },
      extract: { (_: Sealings.Action.Internal) -> Int? in 666 }
    )
    let path = Sealings.Action.Internal.allCasePaths.counted
    let payload = try #require(path.extract(from: sealed))
    #expect(own.embed(payload) == sealed)
    #expect(seen.value.isEmpty)
    let forged = try #require(own.extract(from: sealed))
    #expect(path.embed(forged) == sealed)
  }

  // holds: GATE-26
  @Test func `a payload is not put into another case, or under the other outcome`() async {
    await #expect(processExitsWith: .failure) {
      let payload = AnyCasePath(\Sealings.Action.Cases.internal.counted).extract(from: Sealings.action(3))!
      _ = AnyCasePath(\Sealings.Action.Cases.internal.labelled).embed(payload)
    }
    await #expect(processExitsWith: .failure) {
      let path = AnyCasePath(\Sealings.Action.Cases.internal.answered)
      let answer = path.extract(from: Sealings.answer(.success(3)))!
      let payload = SealedResult.allCasePaths.success.extract(from: answer)!
      _ = path.embed(SealedResult.allCasePaths.failure.embed(payload))
    }
  }

  @Reducer
  struct Thief {
    @ObservableState struct State {}
    enum Action: GatedAction {
      case `internal`(Internal)
      @Sealed fileprivate enum InternalEvent { case took(Int) }
    }
  }
}
