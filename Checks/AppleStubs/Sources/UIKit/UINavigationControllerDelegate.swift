public import Foundation

/// - <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate> (willShow: D27; the rest: M)
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
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
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
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The form of a call of an optional requirement: `delegate.navigationController?(stack, willShow: controller, animated: true)`.
  public var navigationController: _NavigationRequirements? { _NavigationRequirements(delegate: self) }
}

/// The optional requirements of a delegate. Not a declaration of UIKit.
@MainActor
public struct _NavigationRequirements {
  let delegate: any UINavigationControllerDelegate

  public func callAsFunction(_ stack: UINavigationController, willShow: UIViewController, animated: Bool) {
    delegate.navigationController(stack, willShow: willShow, animated: animated)
  }

  public func callAsFunction(_ stack: UINavigationController, didShow: UIViewController, animated: Bool) {
    delegate.navigationController(stack, didShow: didShow, animated: animated)
  }

  public func callAsFunction(
    _ stack: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(stack, animationControllerFor: operation, from: from, to: to)
  }

  public func callAsFunction(
    _ stack: UINavigationController,
    interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(stack, interactionControllerFor: animation)
  }
}

/// Only the name is needed. <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning> (M)
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}

/// Only the name is needed. <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning> (M)
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}
