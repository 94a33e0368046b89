import Headgate
import Testing

@MainActor
struct ScopeOfEnumCaseTests {
  // holds: REDUCER-32
  @Test func `an empty child on a case of an enum is reported at its line`() {
    for makes in [EmptyScopes.self as any MakesScopes.Type, UnlabeledScopes.self] {
      let issues = recordingIssues {
        let store = Store(initialState: Enumish.State.name("a")) { makes.make() }
        store.send(.name("b"))
        #expect(store.state == .name("a"))
      }
      expectOne(
        issues,
        number: "CORE-67",
        text: #"runs an empty child on a case of the enum"#,
        line: makes.line
      )
    }
  }

  // holds: REDUCER-32
  @Test func `an empty child of a property is not reported`() {
    let store = Store(initialState: Holder.State()) { Holder() }
    store.send(.child(1))
    #expect(store.child == nil)
  }
}

/// Calls a function that is deprecated because of the mistake in it.
private protocol MakesScopes {
  static func make() -> Reduce<Enumish.State, Enumish.Action>
  static var line: Int { get }
}

private enum EmptyScopes: MakesScopes {
  static let line = #line + 3
  @available(*, deprecated) static func make() -> Reduce<Enumish.State, Enumish.Action> {
    // The mistake.
    Reduce(Scope(state: \.name, action: \.name) {})
  }
}

private enum UnlabeledScopes: MakesScopes {
  static let line = #line + 3
  @available(*, deprecated) static func make() -> Reduce<Enumish.State, Enumish.Action> {
    // The mistake.
    Reduce(Scope(\.name, action: \.name) {})
  }
}

private enum Enumish {
  @CasePathable @dynamicMemberLookup enum State: Equatable { case count(Int), name(String) }
  @CasePathable enum Action { case count(Int), name(String) }
}

@Reducer
private struct Holder {
  @ObservableState struct State { var child: Int? }
  enum Action { case child(Int) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) {} }
}
