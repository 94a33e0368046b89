@testable import E2023Stack
import Headgate
import HeadgateTesting
import Testing

struct E2023StackTests {
  @Test func aRecipeIsCooked() async {
    var state = RecipeBook.State()
    state.path.append(.recipe(RecipePage.State(name: "Soup")))
    let store = TestStore(initialState: state) { RecipeBook() }
    await store.send(.path(.element(id: 0, action: .recipe(.cookButtonTapped))))
    await store.receive(.path(.element(id: 0, action: .recipe(.delegate(.cooked))))) {
      $0.cooked = ["Soup"]
      $0.path = StackState()
    }
  }
}
