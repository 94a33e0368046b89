import Testing

@Suite struct ScopesOfCasesTests {
  @Test(arguments: [
    "Scope(state: \\.common, action: \\.common) { Common() }",
    "Scope( // the login\n      state: \\.login, action: \\.login) { Login() }",
  ])
  func aScopeOfAPropertyAndOneWithAComment(_ scope: String) {
    let file = Migrated(
      """
      @Reducer
      struct Screen {
        @ObservableState
        enum State {
          case login(Login.State)
          var common: Common.State { get { .init() } set {} }
        }
        enum Action { case login(Login.Action), common(Common.Action) }
        var body: some ReducerOf<Self> {
          \(scope)
        }
      }

      """
    )
    #expect(file.text.contains(scope))
  }

  @Test func aScopeOfACaseKeepsItsPosition() {
    let file = Migrated(
      """
      @Reducer
      struct Screen {
        @ObservableState
        enum State { case login(Login.State) }
        enum Action { case login(Login.Action) }
        var body: some ReducerOf<Self> {
          Reduce { _, _ in .none }
          Scope(state: /State.login, action: /Action.login) {
            Scope(state: \\.form, action: \\.form) { Form() }
          }
        }
      }

      """
    )
    #expect(
      file.text.contains("    EmptyReducer().ifCaseLet(\\.login, action: \\.login) {\n      Scope(state: \\.form,")
    )
  }
}
