public import Foundation

/// A rectangle on the screen.
///
/// - <https://developer.apple.com/documentation/uikit/uiview> (M)
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIView: UIResponder {
  public init(frame: CGRect) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  /// `init()` is a convenience initializer in Objective-C. It must not override that of the responder, which no actor isolates.
  public convenience init(_stub: Void = ()) { self.init(frame: .zero) }

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var isHidden = false
  /// The window that contains the view.
  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  /// <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)> (M)
  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)> (M)
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
}

/// A text that cannot be edited. <https://developer.apple.com/documentation/uikit/uilabel> (M)
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UILabel: UIView {
  open var text: String?
}

/// <https://developer.apple.com/documentation/uikit/uicolor> (M)
// Sendable: it has no state.
open class UIColor: NSObject, @unchecked Sendable {}

/// <https://developer.apple.com/documentation/uikit/uiimage> (M)
// Sendable: it has no state.
open class UIImage: NSObject, @unchecked Sendable {}
