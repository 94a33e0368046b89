#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The delegate of a navigation controller for a stack. It forwards to the user's delegate.
  final class StackDelegate: NSObject, UINavigationControllerDelegate {
    weak var base: (any UINavigationControllerDelegate)?
    var shown: () -> Void = {}

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      base?.navigationController?(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      base?.navigationController?(navigationController, didShow: viewController, animated: animated)
      shown()
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      base?.navigationController?(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      base?.navigationController?(navigationController, interactionControllerFor: animationController)
    }
  }
#endif
