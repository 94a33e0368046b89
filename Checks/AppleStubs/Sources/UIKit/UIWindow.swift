/// A window.
///
/// - <https://developer.apple.com/documentation/uikit/uiwindow> (M)
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIWindow: UIView {
  open override var window: UIWindow? { self }

  open var rootViewController: UIViewController? {
    didSet {
      if let oldValue, oldValue !== rootViewController {
        oldValue.endDisappearance(false)
        oldValue.view.removeFromSuperview()
      }
      guard let rootViewController else { return }
      addSubview(rootViewController.view)
      rootViewController.appear(false)
    }
  }

  open func makeKeyAndVisible() {}

  /// Whether an animated transition waits for `_finishTransitions()`. Not a declaration of UIKit.
  public var _holdsTransitions = false
  var held: [StubTransition] = []

  /// Ends the transitions that are held. Not a declaration of UIKit.
  public func _finishTransitions() {
    while !held.isEmpty { held.removeFirst().end() }
  }
}
