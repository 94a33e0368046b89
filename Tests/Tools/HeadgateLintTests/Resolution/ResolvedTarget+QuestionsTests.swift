import Testing

@testable import HeadgateLint

@Suite("Questions about patterns")
struct ResolvedTargetQuestionsTests {
  @Test("a value is examined by the patterns in its own case, and not by those of another reducer")
  func examinedValues() {
    let code = """
      @Reducer
      struct Login {
        enum Action {
          case view(View), delegate(Delegate)
          enum View { case loginButtonTapped }
          enum Delegate { case userLoggedIn, cancelled }
        }
      }
      @Reducer
      struct Root {
        enum Action { case login(Login.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .login(.view(let event)):
              state.events.append(event)
              return .none
            case .login(.delegate(let event)):
              state.handle(event)
              return .none
            }
          }
          Reduce { state, action in
            switch action {
            case .login(.view(let event)):
              switch event {
              case .loginButtonTapped:
                state.isBusy = true
                return .none
              }
            case .login(.delegate(let event)):
              switch event {
              case .userLoggedIn:
                state.isBusy = false
                return .none
              default:
                return .none
              }
            }
          }
        }
      }
      """
    #expect(
      LintedCode(code, only: "parent-observes-inside").findings
        == ["15 parent-observes-inside", "27 parent-observes-inside"]
    )
    // The first reducer takes all delegate actions.
    #expect(LintedCode(code, only: "unobserved-delegate").findings.isEmpty)
  }
}
