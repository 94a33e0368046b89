// Tests of: TESTING-45

import Headgate
import HeadgateTesting
import Testing

@Reducer
private struct Rows {
  @ObservableState
  struct State: Equatable {
    var child: Child.State?
    var rows: IdentifiedArrayOf<Child.State> = []
  }
  enum Action {
    case child(Child.Action)
    case loadButtonTapped
    case rows(IdentifiedActionOf<Child>)
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable, Identifiable {
      var id = 1
    }
    enum Action {
      case tapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      guard case .loadButtonTapped = action else { return .none }
      return .run { send in await send(.rows(.element(id: 7, action: .tapped))) }
    }
    .ifLet(\.child, action: \.child) { Child() }
    .forEach(\.rows, action: \.rows) { Child() }
  }
}

/// The reports of operators are at the line of the operator, which a test has not written.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StepOfActionTests {
  private func text(line: Int) -> String {
    "The action comes from this line of the test: HeadgateTestingTests/StepOfActionTests.swift:\(line)\n"
  }

  @Test func `a report about a missing child names the line of the send`() async {  // holds: TESTING-45
    let line = #line + 3
    let issues = await recordingIssues {
      let store = TestStore(initialState: Rows.State()) { Rows() }
      await store.send(.child(.tapped))
    }
    #expect(issues.map(\.number) == ["CORE-4"])
    #expect(issues.first?.text.contains(text(line: line)) == true)
  }

  // holds: TESTING-45
  @Test func `a report about an action of an effect names the line that started the effect`() async {
    let line = #line + 3
    let issues = await recordingIssues {
      let store = TestStore(initialState: Rows.State()) { Rows() }
      await store.send(.loadButtonTapped)
      await store.receive(\.rows[id: 7].tapped)
    }
    #expect(issues.map(\.number) == ["CORE-6"])
    #expect(issues.first?.text.contains(text(line: line)) == true)
  }

  @Test func `a report without a test names no line of a test`() async {  // holds: TESTING-45
    let issues = await recordingIssues {
      let store = Store(initialState: Rows.State()) { Rows() }
      store.send(.child(.tapped))
    }
    #expect(issues.map(\.number) == ["CORE-4"])
    #expect(issues.first?.text.contains("line of the test") == false)
  }
}
