#if canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// A controller that shows nothing. Subclasses are told when it appears and disappears, together with its parent.
  class InvisibleController: UIViewController {
    func appeared() {}
    func disappeared() {}

    final override func loadView() {
      view = UIView(frame: .zero)
      view.isHidden = true
    }

    final override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appeared()
    }

    final override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      disappeared()
    }

    final func move(into parent: UIViewController) {
      parent.addChild(self)
      // UIKit stops the program if a visual effect view gets a subview beside its contents.
      let effectView = parent.view as? UIVisualEffectView
      (effectView?.contentView ?? parent.view).addSubview(view)
      didMove(toParent: parent)
    }
  }

  /// A controller with a view of SwiftUI, whatever the view is.
  @MainActor
  private protocol HostingController {}

  extension UIHostingController: HostingController {}

  extension UIViewController {
    /// Whether a child without a meaning for the user can be added.
    ///
    /// The children of a container are what it shows. SwiftUI does not support other subviews in the view of a hosting controller.
    var acceptsInvisibleChild: Bool {
      switch self {
      case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController: false
      case is UIAlertController, is any HostingController: false
      default: true
      }
    }
  }
#endif
