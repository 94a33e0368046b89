import Headgate
import HeadgateTesting
import Testing

@MainActor
struct TodosTests {
  @Test func rows() async {
    let store = TestStore(initialState: Todos.State(rows: [Todo.State(id: 1), Todo.State(id: 2)])) { Todos() }
    await store.send(.rows(.element(id: 1, action: .titleChanged("a")))) { $0.rows[id: 1]?.title = "a" }
    await store.send(\.rows[id: 2].doneToggled) { $0.rows[id: 2]?.isDone = true }
    await store.receive(\.rows[id: 2].archived, 2) { $0.archived = [2] }
    await store.send(.unlockButtonTapped)
    await store.receive(.rows(.element(id: 1, action: .unlocked)))
    await store.receive(\.rows[id: 2].unlocked) { $0.rows[id: 2]?.isDone = false }
  }
}
