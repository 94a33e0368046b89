#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Pushes onto the stack that contains a controller.
  struct PushStyle: PresentationStyle {
    weak var below: UIViewController?

    var canPresent: Bool {
      guard let below, let stack = below.navigationController, stack.transitionCoordinator == nil else { return false }
      return stack.topViewController === below.screen(in: stack)
    }

    var presentingType: Any.Type { below.map { type(of: $0) } ?? UIViewController.self }

    func whenPresentable(_ retry: @escaping @MainActor () -> Void) -> Bool {
      // The bindings of a controller end with it.
      guard let below else { return true }
      if let stack = below.navigationController, stack.transitionCoordinator != nil {
        // Not immediately: the coordinator can still be there in its own completion.
        stack.afterTransition { Task { retry() } }
        return true
      }
      return AppearanceWatcher.whenAppeared(below, retry)
    }

    func present(_ controller: UIViewController, completion: @escaping @MainActor () -> Void) {
      guard let stack = below?.navigationController else { return }
      stack.pushViewController(controller, animated: stack.viewIfLoaded?.window != nil)
      stack.afterTransition(completion)
    }

    func dismiss(_ controller: UIViewController, completion: @escaping @MainActor () -> Void) {
      guard let stack = controller.navigationController else { return completion() }
      // The user may be popping the controller.
      stack.afterTransition {
        guard let index = stack.viewControllers.firstIndex(of: controller), index > 0 else { return completion() }
        stack.popToViewController(stack.viewControllers[index - 1], animated: true)
        stack.afterTransition(completion)
      }
    }

    func whenLeft(_ controller: UIViewController, _ left: @escaping @MainActor () -> Void) {
      weak let stack = controller.navigationController
      AppearanceWatcher.whenDisappeared(controller) { [weak controller] in
        // A stack that is under a presented controller disappears, too, and keeps its controllers.
        guard let controller, let stack, stack.viewControllers.contains(controller) else { return left() }
      }
      controller.whenDeallocated(left)
    }
  }

  extension UIViewController {
    /// The controller of a stack that is this controller or contains it.
    fileprivate func screen(in stack: UINavigationController) -> UIViewController? {
      parent === stack ? self : parent?.screen(in: stack)
    }
  }
#endif
