import Testing

@Suite struct CasePathsTests {
  @Test func pathsOfTheReducerItself() {
    let file = Migrated(
      """
      @Reducer
      struct Parent {
        @ObservableState
        struct State {}
        enum Action { case child(Child.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.child, action: /Action.child) { Child() }
        }
      }

      """
    )
    #expect(file.text.contains("Scope(state: \\.child, action: \\.child) { Child() }"))
  }

  @Test func aPathOfATestNeedsTheDeclaration() {
    let feature = "@Reducer\nstruct A {\n  enum Action { case b }\n}\n"
    #expect(Migrated(feature + "func t() { store.receive(/A.Action.b) }\n").text.contains("store.receive(\\.b)"))
    let file = Migrated("func t() { store.receive(/A.Action.b) }\n")
    #expect(file.text.contains("/A.Action.b"))
    #expect(file.changes == ["2: required [case-paths]"])
  }

  @Test func otherPathsAreListed() {
    let file = Migrated("let path = /A.Action.b\nlet quotient = a / b\n")
    #expect(file.changes == ["2: required [case-paths]"])
  }
}
