import Testing

@Suite struct ScopesOfCasesTests {
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
