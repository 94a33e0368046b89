import HeadgateSupport
import Testing

@testable import Headgate
@testable import HeadgateCore

/// When states are compared that are not equatable.
@MainActor
struct CaseComparisonTests {
  // holds: NAV-65
  @Test func `setting a property compares without a report, and does not use the report up`() {
    let store = Store(initialState: Screen<First>.State()) { Screen<First>() }
    let told = Notifications()
    told.track { store.pane }
    let silent = recordingIssues { store.send(.shown) }
    #expect(silent.isEmpty)
    #expect(told.count == 1)
    let issues = recordingIssues { #expect(store.pane != .plain(Screen<First>.Plain())) }
    #expect(issues.count == 1)
  }

  // holds: NAV-65
  @Test func `setting a property outside of a store is silent as well`() {
    var state = Screen<Second>.State()
    let told = Notifications()
    told.track { state.pane }
    #expect(recordingIssues { state.pane = .plain(Screen<Second>.Plain()) }.isEmpty)
    #expect(told.count == 1)
    #expect(ReductionFrame.current == nil)
  }

  // holds: NAV-65
  @Test func `what a reducer compares is reported while it runs`() {
    let store = Store(initialState: Screen<Third>.State()) {
      Screen<Third>().onChange(of: \.pane) { _, state in
        state.changes += 1
        return .none
      }
    }
    let issues = recordingIssues { store.send(.nothing) }
    #expect(store.changes == 1)
    #expect(issues.count == 1)
    #expect(issues.first?.text.hasSuffix("[CORE-15]") == true)
  }
}

// Each test has a type of its own, as a type is reported once.
private enum First {}
private enum Second {}
private enum Third {}

@Reducer
private struct Screen<Mark> {
  struct Plain {}

  @Reducer
  enum Pane {
    @ReducerCaseIgnored case plain(Plain)
    case empty
  }

  @ObservableState
  struct State {
    var pane = Pane.State.plain(Plain())
    var changes = 0
  }

  enum Action { case shown, nothing }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .shown = action { state.pane = .plain(Plain()) }
      return .none
    }
  }
}
