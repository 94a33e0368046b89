#if canImport(UIKit)
  // snippet: uikit-component
  import HeadgateUDF
  import UIKit

  struct BasketState: Equatable, Sendable { var total = 0 }

  struct BasketProps: Equatable, Sendable { var title = "" }

  final class BasketViewController: UIViewController, ViewComponent {
    let disposer = Disposer()
    var props = BasketProps() { didSet { title = props.title } }
    private let store: Store<BasketState>

    init(store: Store<BasketState>) {
      self.store = store
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
      super.viewDidLoad()
      connect(to: store) { state, _ in BasketProps(title: "\(state.total) €") }
    }
  }
// snippet end
#endif
