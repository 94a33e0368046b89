import Testing

@Suite struct ViewsTests {
  @Test func aFeatureInAViewIsAFeature() {
    let file = Migrated(
      """
      import SwiftUI
      struct V: View {
        struct Feature: ReducerProtocol {
          struct State {}
          enum Action {}
          func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
            return .task { await .loaded }
          }
          func old() { a.catchToEffect() }
        }
        var body: some View { Text("").task { await load() } }
      }

      """
    )
    #expect(file.text.contains("return .run { send in await send(.loaded) }"))
    #expect(file.text.contains("Text(\"\").task { await load() }"))
    #expect(file.changes == ["12: required [names]"])
  }

  @Test func aReducerValueInAViewIsAFeature() {
    let file = Migrated(
      """
      import SwiftUI
      struct V: View {
        static let feature = Reduce<Int, Int> { state, action in
          a.catchToEffect()
        }
      }

      """
    )
    #expect(file.changes == ["5: required [names]"])
  }
}
