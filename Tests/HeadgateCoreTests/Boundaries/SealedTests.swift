import CustomDump
@_spi(Sealed) import HeadgateTesting
import Headgate
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
  @Test func `a sealed type is what its enum is, and shows itself as the enum`() {
    func isHashable<T: Hashable & Sendable>(_: T.Type) {}
    isHashable(Sealings.Action.Internal.self)
    #expect(Sealings.action(3) != Sealings.action(4))
    #expect("\(Sealings.action(3))" == "internal(counted(3))")
    var text = ""
    customDump(Sealings.action(3), to: &text)
    #expect(text == "Sealings.Action.internal(\n  .counted(3)\n)")
    #expect(String(customDumping: Sealings.Action.tick) == "Sealings.Action.internal(.ticked)")
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

  @Reducer
  struct Thief {
    @ObservableState struct State {}
    enum Action: GatedAction {
      case `internal`(Internal)
      @Sealed fileprivate enum InternalEvent { case took(Int) }
    }
  }
}
