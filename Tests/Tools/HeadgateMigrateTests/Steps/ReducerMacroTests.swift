import Testing

@Suite struct ReducerMacroTests {
  @Test func aReducerWithItsOwnStateAndAction() {
    let file = Migrated(
      """
      public struct Counter: Sendable, ReducerProtocol {
        public struct State {}
        public enum Action {}
      }

      """
    )
    #expect(
      file.text == """
        @Reducer
        public struct Counter: Sendable {
          @ObservableState
          public struct State {}
          public enum Action {}
        }

        """
    )
  }

  @Test func aReducerOfOtherTypesKeepsItsConformance() {
    let file = Migrated("struct Logging<Base: ReducerProtocol>: ReducerProtocol {\n  let base: Base\n}\n")
    #expect(file.text == "struct Logging<Base: Reducer>: Reducer {\n  let base: Base\n}\n")
  }

  @Test func aReducerThatNoExtensionCanNameKeepsItsConformance() {
    let file = Migrated(
      "enum Parts {\n  private struct A: Reducer {\n    struct State {}\n    enum Action {}\n  }\n}\n"
    )
    #expect(file.text.contains("private struct A: Reducer {"))
  }

  @Test func theAttributeOfATypeInOneLineStaysOnItsLine() {
    let source =
      "enum Features { struct A: Reducer { struct State {}; enum Action { case a }; var body: some ReducerOf<Self> { B() } } }\n"
    let expected = source.replacing("struct A: Reducer", with: "@Reducer struct A")
      .replacing("struct State", with: "@ObservableState struct State")
    #expect(Migrated(source).text == expected)
  }
}
