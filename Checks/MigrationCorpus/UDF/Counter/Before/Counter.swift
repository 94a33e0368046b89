import UDF
import UIKit

struct AppState: Equatable {
  var counter = 0
  var taps = 0
}

enum CounterAction: Action, Equatable {
  case increment
  case decrement
  case set(Int)
}

func counterReducer(state: inout AppState, action: Action) {
  switch action {
  case CounterAction.increment:
    state.counter += 1
    state.taps += 1
  case CounterAction.decrement:
    state.counter -= 1
    state.taps += 1
  case CounterAction.set(let value):
    state.counter = value
  default:
    break
  }
}

final class CounterViewController: UIViewController, ViewComponent {
  private let store: Store<AppState>
  private let label = UILabel()
  var disposer = Disposer()
  var props: Int = 0 {
    didSet { label.text = "\(props)" }
  }

  init(store: Store<AppState>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    connect(to: store, state: \.counter)
  }

  func incrementButtonTapped() { store.dispatch(CounterAction.increment) }
  func decrementButtonTapped() { store.dispatch(CounterAction.decrement) }
  var text: String? { label.text }
}
