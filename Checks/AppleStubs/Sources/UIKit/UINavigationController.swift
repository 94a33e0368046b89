public import Foundation

/// A stack of view controllers.
///
/// - <https://developer.apple.com/documentation/uikit/uinavigationcontroller> (viewControllers: D27; the rest: M)
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UINavigationController: UIViewController {
  /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation> (M)
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  private var stack: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
    if transition != nil { _nestedTransitions += 1 }
    let top = topViewController
    let (begin, end) = change(to: viewControllers, animated)
    begin()
    guard topViewController !== top, top != nil else { return end() }
    StubTransition([self]) { _ in end() }.run(animated, in: viewIfLoaded?.window)
  }

  /// The number of changes that code made during a transition. UIKit does not document their result. Not a declaration of UIKit.
  public private(set) var _nestedTransitions = 0

  /// Changes the stack. The first result begins the transition, the second one ends it.
  private func change(to new: [UIViewController], _ animated: Bool) -> (begin: () -> Void, end: () -> Void) {
    let old = stack
    let oldTop = topViewController
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    let newTop = new.last === oldTop ? nil : new.last
    stack = new
    children = new
    for controller in new { controller.parent = self }
    for controller in removed { controller.isMovingFromParent = true }
    let isVisible = viewIfLoaded?.window != nil
    return (
      begin: { [self] in
        guard let newTop else { return }
        newTop.loadViewIfNeeded()
        view.addSubview(newTop.view)
        if isVisible { oldTop?.beginDisappearance(animated) }
        if isVisible { delegate?.navigationController(self, willShow: newTop, animated: animated) }
        newTop.isMovingToParent = !old.contains { $0 === newTop }
        if isVisible { newTop.beginAppearance(animated) }
      },
      end: { [self] in
        for controller in removed { controller.parent = nil }
        if newTop != nil, let oldTop {
          if isVisible { oldTop.endDisappearance(animated) }
          oldTop.view.removeFromSuperview()
        }
        for controller in removed { controller.isMovingFromParent = false }
        guard let newTop else { return }
        if isVisible { newTop.endAppearance(animated) }
        newTop.isMovingToParent = false
        if isVisible { delegate?.navigationController(self, didShow: newTop, animated: animated) }
      }
    )
  }

  /// Begins the gesture that pops the top controller; nil if the top is the root. Not a declaration of UIKit.
  public func _beginSwipeBack() -> _Gesture? {
    guard stack.count > 1, transition == nil, let top = topViewController else { return nil }
    let old = stack
    let (begin, end) = change(to: stack.dropLast(), true)
    begin()
    let transition = StubTransition([self]) { [self] isCancelled in
      guard isCancelled else { return end() }
      let below = stack.last
      stack = old
      children = old
      top.isMovingFromParent = false
      below?.beginDisappearance(true)
      below?.endDisappearance(true)
      below?.view.removeFromSuperview()
      top.appear(true)
    }
    return _Gesture(transition)
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
