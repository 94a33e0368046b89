import Testing

@Suite("@Reducer, expanded")
struct ReducerMacroTests {
  @Test("empty")
  func empty() {
    expectExpansion("@Reducer public struct A {\n}", "")
    expectExpansion("@available(iOS 18, *) @Reducer struct A {\n  enum State {}\n enum Action {}\n var body: some ReducerOf<Self> { B() }\n}", "")
    expectExpansion("public extension X {\n  @Reducer struct A {\n  typealias State = Int\n @CasePathable enum Action {}\n @ReducerBuilder<State, Action> var body: some ReducerOf<Self> { B() }\n}\n}", "")
    expectExpansion("@Reducer struct A {\n  #if DEBUG\n  struct State {}\n  #endif\n  enum Action {}\n  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }\n}", "")
  }
}
