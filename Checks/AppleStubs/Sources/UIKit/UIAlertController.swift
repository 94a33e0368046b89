public import Foundation

/// An alert or a sheet of actions.
///
/// - <https://developer.apple.com/documentation/uikit/uialertcontroller> (D27)
@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIAlertController: UIViewController {
  /// Raw values: C.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    style = preferredStyle
  }

  private var style = Style.alert

  open var message: String?
  open var preferredStyle: Style { style }
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  open private(set) var textFields: [UITextField]?

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Presses an action, as a user does: the alert is dismissed, then the handler is called (M). An alert that is already dismissed calls
  /// the handler, too, as if two actions were pressed at the same time.
  /// Not a declaration of UIKit.
  public func _press(_ title: String) {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else { return }
    guard let presentingViewController, !isBeingDismissed else { action.handler?(action); return }
    presentingViewController.dismiss(animated: true) { action.handler?(action) }
  }
}

/// A button of an alert.
///
/// - <https://developer.apple.com/documentation/uikit/uialertaction> (D27)
@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIAlertAction: NSObject {
  /// Raw values: C.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true
  var handler: ((UIAlertAction) -> Void)?

  public convenience init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(stub: ())
    self.title = title
    self.style = style
    self.handler = handler
  }

  private init(stub: Void) { super.init() }
}
