public import Foundation

/// A view with a value.
///
/// - <https://developer.apple.com/documentation/appkit/nscontrol> (M)
///
/// `action`, `sendAction(_:to:)` and `NSButton.init(title:target:action:)` need a selector and are left out.
@MainActor
open class NSControl: NSView {
  /// <https://developer.apple.com/documentation/appkit/nscontrol/textdidchangenotification> (M)
  public nonisolated static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")

  open weak var target: AnyObject?
  open var stringValue = ""
  open var intValue: Int32 = 0
  open var integerValue = 0
  open var doubleValue: Double = 0
  open var isEnabled = true
}

/// <https://developer.apple.com/documentation/appkit/nsbutton> (M)
@MainActor
open class NSButton: NSControl {
  open var title = ""
  open var keyEquivalent = ""
  @available(macOS 11.0, *)
  open var hasDestructiveAction: Bool {
    get { isDestructive }
    set { isDestructive = newValue }
  }
  private var isDestructive = false
}

/// <https://developer.apple.com/documentation/appkit/nstextfield> (M)
@MainActor
open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?

  /// Types a text, as a user does. Not a declaration of AppKit.
  public func _type(_ text: String) {
    stringValue = text
    delegate?.controlTextDidChange(Notification(name: NSControl.textDidChangeNotification, object: self))
    NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: self)
  }
}

/// <https://developer.apple.com/documentation/appkit/nstextfielddelegate> (M)
@MainActor
public protocol NSTextFieldDelegate: NSObjectProtocol {
  /// <https://developer.apple.com/documentation/appkit/nscontroltexteditingdelegate/controltextdidchange(_:)> (M)
  func controlTextDidChange(_ obj: Notification)
}

extension NSTextFieldDelegate {
  public func controlTextDidChange(_ obj: Notification) {}
}
