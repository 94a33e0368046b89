// Tests of: NAV-27, NAV-28, NAV-29, NAV-32

import Headgate
import HeadgateTesting
import Testing

/// Alerts in plain optionals, and states of one's own that go.
@MainActor
struct EphemeralOptionalTests {
  // holds: NAV-29
  @Test(arguments: [true, false])
  func `an alert in a plain optional goes after its action, unless it is replaced`(isChain: Bool) async {
    let store = TestStore(initialState: Notice.State(alert: .lost)) { Notice(isChain: isChain) }
    await store.send(.alert(.again)) { $0.log = ["again: Lost"] }
    #expect(store.state.alert == .lost)
    await store.send(\.alert.accepted) {
      $0.log.append("accepted: Lost")
      $0.alert = nil
    }
  }

  // holds: NAV-28, NAV-29
  @Test(arguments: [true, false])
  func `an action without an alert in a plain optional is reported`(isChain: Bool) {
    let store = Store(initialState: Notice.State()) { Notice(isChain: isChain) }
    let issues = recordingIssues { store.send(.alert(.accepted)) }
    #expect(issues.count == 1)
    #expect(issues.first?.text.hasSuffix("[CORE-4]") == true)
    #expect(store.log == ["accepted: nothing"])
  }

  // holds: NAV-27
  @Test func `an alert without actions is dismissed`() async {
    let store = TestStore(initialState: Warning.State(alert: AlertState { TextState("Full") })) { Warning() }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  // holds: NAV-32
  @Test func `a state of one's own goes too, and decides when`() async {
    let store = TestStore(initialState: Hints.State(hint: Hint(isSticky: false))) { Hints() }
    await store.send(\.hint.tapped) { $0.hint = nil }
    await store.send(\.showButtonTapped) { $0.hint = Hint(isSticky: true) }
    await store.send(\.hint.tapped)
    await store.send(\.hint.dismiss) { $0.hint = nil }
  }
}

@Reducer
private struct Notice {
  @ObservableState
  struct State: Equatable {
    var alert: AlertState<Answer>?
    var log: [String] = []
  }

  enum Action {
    case alert(Answer)
  }

  @CasePathable
  enum Answer { case accepted, again }

  var isChain = true

  var body: some ReducerOf<Self> {
    if isChain {
      Notice.parent.ifLet(\.alert, action: \.alert)
    } else {
      IfLet(\.alert, action: \.alert)
      Notice.parent
    }
  }

  private static var parent: Reduce<State, Action> {
    Reduce { state, action in
      guard case .alert(let answer) = action else { return .none }
      state.log.append("\(answer): \(state.alert.map { String(state: $0.title) } ?? "nothing")")
      if answer == .again { state.alert = .lost }
      return .none
    }
  }
}

extension AlertState<Notice.Answer> {
  fileprivate static var lost: Self {
    AlertState {
      TextState("Lost")
    } actions: {
      ButtonState(action: .again) { TextState("Again") }
    }
  }
}

@Reducer
private struct Warning {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
  }

  enum Action {
    case alert(PresentationAction<Never>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$alert, action: \.alert)
  }
}

private struct Hint: EphemeralState, Equatable {
  @CasePathable
  enum Action { case tapped }

  var isSticky: Bool
  func _isDismissed(after action: Action) -> Bool { !isSticky }
}

@Reducer
private struct Hints {
  @ObservableState
  struct State: Equatable {
    @Presents var hint: Hint?
  }

  enum Action {
    case showButtonTapped
    case hint(PresentationAction<Hint.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .showButtonTapped = action { state.hint = Hint(isSticky: true) }
      return .none
    }
    .ifLet(\.$hint, action: \.hint)
  }
}
