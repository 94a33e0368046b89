import HeadgateUDF
import UIKit

final class TodosViewController: UIViewController {
  private let disposer = Disposer()

  override func viewDidLoad() {
    super.viewDidLoad()
    mainStore.observe { [weak self] state in self?.newState(state: state) }.dispose(on: disposer)
  }

  func stop() {
    disposer.dispose()
  }

  func newState(state: TodoState) {
    title = "\(state.todos.count) todos"
  }

  func addButtonTapped() {
    mainStore.dispatch(AddTodo(title: "Milk"))
  }
}
