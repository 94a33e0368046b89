import HeadgateUDF
import UIKit

final class TodosViewController: UIViewController, StoreSubscriber {
  override func viewDidLoad() {
    super.viewDidLoad()
    mainStore.subscribe(self)
  }

  func stop() {
    mainStore.unsubscribe(self)
  }

  func newState(state: TodoState) {
    title = "\(state.todos.count) todos"
  }

  func addButtonTapped() {
    mainStore.dispatch(AddTodo(title: "Milk"))
  }
}
