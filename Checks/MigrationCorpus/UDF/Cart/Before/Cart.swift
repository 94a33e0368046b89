import Foundation
import UDF
import UIKit

struct Cart: Equatable {
  var items: [String] = []
  var coupon: String?
}

struct ShopState: Equatable {
  var cart = Cart()
  var isOpen = true
}

struct CartItemAdded: Action, Equatable { let name: String }
struct ShopClosed: Action, Equatable {}

let cartReducer: Reducer<ShopState> = { state, action in
  switch action {
  case let action as CartItemAdded where state.isOpen:
    state.cart.items.append(action.name)
  case is ShopClosed:
    state.isOpen = false
  default:
    break
  }
}

final class CartViewController: UIViewController {
  private let cart: Store<Cart>
  private let isOpen: Store<Bool>
  private let label = UILabel()
  private let disposer = Disposer()
  var rendered: (String) -> Void = { _ in }

  init(store: Store<ShopState>) {
    cart = store.scope(\.cart)
    isOpen = store.scope { $0.isOpen }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    cart.observe(on: .main) { [weak self] cart in
      self?.render(cart)
    }.dispose(on: disposer)
    isOpen.observe(on: DispatchQueue.main, with: showOpen).dispose(on: disposer)
  }

  func addButtonTapped(_ name: String) {
    cart.dispatch(CartItemAdded(name: name))
  }

  private func render(_ cart: Cart) {
    label.text = "\(cart.items.count) items"
    rendered(label.text ?? "")
  }

  private func showOpen(_ isOpen: Bool) {
    title = isOpen ? "Open" : "Closed"
  }
}
