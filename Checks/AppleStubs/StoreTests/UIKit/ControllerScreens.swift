import Headgate
import SwiftUI
import UIKit

/// A controller that presents the item and the alerts of `Screens`, in the way of a test.
@MainActor
final class ScreensController: UIViewController {
  @UIBindable var store: StoreOf<Screens>
  private let bind: (ScreensController) -> Void

  init(store: StoreOf<Screens>, bind: @escaping (ScreensController) -> Void) {
    self.store = store
    self.bind = bind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in an archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind(self)
  }
}

@MainActor
final class ItemController: UIViewController {
  let store: StoreOf<Screens.Item>

  init(store: StoreOf<Screens.Item>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in an archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in
      guard let self else { return }
      title = "\(store.title) \(store.count)"
    }
  }
}
