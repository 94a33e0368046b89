#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Is told when the user swipes a controller away. It is installed only where no other delegate was set.
  final class SwipeDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var swiped: (() -> Void)?

    static func install(in presentation: UIPresentationController, of controller: UIViewController) {
      // An alert is closed by its buttons.
      guard presentation.delegate == nil, !(controller is UIAlertController) else { return }
      let delegate = SwipeDelegate()
      // The presentation controller references its delegate weakly.
      ResponderStorage.of(controller).retained.append(delegate)
      presentation.delegate = delegate
    }

    static func of(_ controller: UIViewController) -> SwipeDelegate? {
      controller.presentationController?.delegate as? SwipeDelegate
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { swiped?() }
  }
#endif
