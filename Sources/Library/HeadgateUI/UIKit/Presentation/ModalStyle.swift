#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Presents over a controller.
  struct ModalStyle: PresentationStyle {
    weak var presenting: UIViewController?

    var canPresent: Bool {
      guard let presenting, presenting.viewIfLoaded?.window != nil else { return false }
      return presenting.presentedViewController == nil && !presenting.isLeavingScreen
    }

    var presentingType: Any.Type { presenting.map { type(of: $0) } ?? UIViewController.self }

    func whenPresentable(_ retry: @escaping @MainActor () -> Void) -> Bool {
      // The bindings of a controller end with it.
      guard let presenting else { return true }
      if let leaving = presenting.presentedViewController, leaving.isBeingDismissed {
        // UIKit forgets the controller only after it has told the controller that it disappeared.
        leaving.afterTransition { Task { retry() } }
        return true
      }
      let isWatched = AppearanceWatcher.whenAppeared(presenting, retry)
      guard let other = presenting.presentedViewController else { return isWatched }
      // After a sheet of other code, the presenting controller does not appear again.
      other.whenDeallocated { Task { retry() } }
      return true
    }

    func present(_ controller: UIViewController, completion: @escaping @MainActor () -> Void) {
      controller.presentationController.map { SwipeDelegate.install(in: $0, of: controller) }
      presenting?.present(controller, animated: true, completion: completion)
    }

    func dismiss(_ controller: UIViewController, completion: @escaping @MainActor () -> Void) {
      guard let presenting = controller.presentingViewController else { return completion() }
      guard controller.isBeingDismissed else { return presenting.dismiss(animated: true, completion: completion) }
      // The user is swiping. The swipe may be cancelled.
      controller.afterTransition {
        guard let presenting = controller.presentingViewController, !controller.isBeingDismissed else {
          return completion()
        }
        presenting.dismiss(animated: true, completion: completion)
      }
    }

    func whenLeft(_ controller: UIViewController, _ left: @escaping @MainActor () -> Void) {
      AppearanceWatcher.whenDisappeared(controller) { [weak controller] in
        if controller?.isLeavingScreen != false { left() }
      }
      SwipeDelegate.of(controller)?.swiped = left
      controller.whenDeallocated(left)
    }
  }

  extension UIViewController {
    /// Whether this presented controller, or one that presents it, is being dismissed or was dismissed.
    fileprivate var isLeavingScreen: Bool {
      if isBeingDismissed { return true }
      return parent?.isLeavingScreen ?? presentingViewController?.isLeavingScreen ?? false
    }
  }
#endif
