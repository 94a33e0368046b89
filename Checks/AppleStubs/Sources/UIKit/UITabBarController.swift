/// A container that shows one of its controllers.
///
/// - <https://developer.apple.com/documentation/uikit/uitabbarcontroller> (M)
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      children = viewControllers ?? []
      for controller in children { controller.parent = self }
      show(selectedIndex)
    }
  }
  open var selectedIndex = 0 {
    willSet { if newValue != selectedIndex { show(newValue) } }
  }
  open var selectedViewController: UIViewController? {
    children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
  }

  private func show(_ index: Int) {
    guard children.indices.contains(index) else { return }
    let isVisible = viewIfLoaded?.window != nil
    for old in view.subviews {
      let controller = children.first { $0.viewIfLoaded === old }
      if isVisible { controller?.endDisappearance(false) }
      old.removeFromSuperview()
    }
    view.addSubview(children[index].view)
    if isVisible { children[index].appear(false) }
  }
}

/// A container that shows columns.
///
/// - <https://developer.apple.com/documentation/uikit/uisplitviewcontroller> (M)
@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet {
      children = viewControllers
      for controller in children {
        controller.parent = self
        view.addSubview(controller.view)
      }
    }
  }
}

/// <https://developer.apple.com/documentation/uikit/uipageviewcontroller> (M)
@available(iOS 5.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIPageViewController: UIViewController {}
