import Headgate
import Testing

/// What somebody who can name the types of a feature adds to them, to make a view store send more than its view does.
private struct Spy: Reducer {
  typealias State = SignIn.State
  enum Action: GatedAction {
    case view(SignIn.Action)
    typealias View = SignIn.Action
    static func _view(of action: Self) -> SignIn.Action? {
      if case .view(let own)? = Optional(action) { own } else { nil }
    }
    struct AllCasePaths: Sendable {}
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  typealias Body = Never
}

private struct Fake<Action>: EphemeralState {}

extension Profile.State {
  fileprivate var fakeGate: Fake<Gate<SignIn>>? { Fake() }
  fileprivate var fakeDelegate: Fake<SignIn.Action.Delegate>? { Fake() }
  fileprivate var fakeElements: Fake<IdentifiedAction<Int, Gate<Meter>>>? { Fake() }
}

extension SignIn.State {
  fileprivate var fakeDelegate: AlertState<SignIn.Action.Delegate>? { AlertState { TextState("") } }
  fileprivate var fakeInterface: Fake<SignIn.Action.Interface>? { Fake() }
  fileprivate var me: Fake<SignIn.Action>? { Fake() }
}

extension Profile.Action.AllCasePaths {
  /// Sends something else than what comes in.
  fileprivate var detour: AnyCasePath<Profile.Action, Gate<SignIn>> {
    AnyCasePath(caseIndex: 5, embed: { _ in .meter(.delegate(.full)) }, extract: { _ in nil })
  }

  fileprivate var misnumbered: AnyCasePath<Profile.Action, Gate<SignIn>> {
    AnyCasePath(caseIndex: 1, embed: { _ in .meter(.delegate(.full)) }, extract: { _ in nil })
  }
}

extension SignIn.Action.AllCasePaths {
  fileprivate var spy: AnyCasePath<SignIn.Action, Gate<Spy>> {
    AnyCasePath(embed: { _ in .interface(.reset) }, extract: { _ in nil })
  }

  /// What `\.self` is for a store.
  fileprivate var all: AnyCasePath<SignIn.Action, SignIn.Action> {
    AnyCasePath(embed: { $0 }, extract: { $0 })
  }
}

@MainActor
private func profile() -> ViewStore<Profile> { ViewStore<Profile>(Store(initialState: Profile.State()) { Profile() }) }

@MainActor
private func signIn() -> ViewStore<SignIn> { ViewStore<SignIn>(Store(initialState: SignIn.State()) { SignIn() }) }

@MainActor
struct ViewPathTests {
  // holds: GATE-28
  @Test func `a path that was written by hand traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = signIn().scope(state: \.self, action: \.spy) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("[CORE-41]"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = profile().scope(state: \.member, action: \.detour) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = signIn().scope(state: \.me, action: \.all) }
    }
  }

  // holds: GATE-28
  @Test func `a path that goes by the number of a case is that case`() {
    let store = Store(initialState: Profile.State()) { Profile() }
    let member = ViewStore<Profile>(store).scope(state: \.member, action: \.misnumbered)
    member.send(.nameChanged("Blob"))
    #expect(store.member.name == "Blob")
    #expect(store.meter.count == 0)
  }

  // holds: GATE-28
  @Test func `a path of another kind traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = signIn().scope(state: \.fakeDelegate, action: \.delegate) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("[CORE-42]"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = signIn().scope(state: \.fakeInterface, action: \.interface) }
    }
  }

  // holds: GATE-28
  @Test func `a path to a gate, or through one, is no way to what is presented`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = profile().scope(state: \.fakeGate, action: \.member) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = profile().scope(state: \.fakeDelegate, action: \.member.delegate) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = profile().scope(state: \.fakeElements, action: \.rows) }
    }
  }

  // holds: GATE-27
  @Test func `mirrors hand out neither the store nor the way through a gate`() {
    #expect(Mirror(reflecting: signIn()).children.isEmpty)
    let path = Profile.Action.allCasePaths.member
    #expect(Mirror(reflecting: path).children.map(\.label) == ["tag"])
  }
}
