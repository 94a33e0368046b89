public import Foundation

/// A stack of view controllers.
///
/// - <https://developer.apple.com/documentation/uikit/uinavigationcontroller> (viewControllers: D27; the rest: M)
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public override init?(coder: NSCoder) { super.init(coder: coder) }
  nonisolated public override init() { super.init() }

  open weak var delegate: (any UINavigationControllerDelegate)?

  /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers> (D27)
  ///
  /// An assignment equals `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    let oldTop = topViewController
    stack = viewControllers
    for controller in viewControllers { controller.parent = self }
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.isMovingFromParent = true
      if controller === oldTop { controller.disappear(animated) }
      controller.isMovingFromParent = false
      controller.parent = nil
    }
    guard let top = topViewController, top !== oldTop else { return }
    top.loadViewIfNeeded()
    delegate?.navigationController(self, willShow: top, animated: animated)
    top.isMovingToParent = !old.contains { $0 === top }
    top.appear(animated)
    top.isMovingToParent = false
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    setViewControllers(stack.dropLast(), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }
}

/// - <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate> (willShow: D27; didShow: M)
///
/// The requirements are optional in Objective-C. Here they have default implementations.
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
