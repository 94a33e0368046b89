import HeadgateUDF
import HeadgateUDFTesting
import Testing

struct TodosTests {
  @Test func adds() async {
    let store = TestStore(state: TodoState(), reducer: todoReducer)
    await store.send(AddTodo(title: "Milk")) { $0.todos = ["Milk"] }
  }
}
