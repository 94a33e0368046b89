public import Foundation

/// An alert.
///
/// - <https://developer.apple.com/documentation/appkit/nsalert> (beginSheetModal, window: D27; the rest: M)
@MainActor
open class NSAlert: NSObject {
  public enum Style: UInt, Sendable {
    case warning, informational, critical
  }

  nonisolated public override init() { super.init() }

  open var messageText = ""
  open var informativeText = ""
  open var alertStyle = Style.warning
  open private(set) var buttons: [NSButton] = []
  open private(set) lazy var window = NSWindow()

  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(frame: .zero)
    button.title = title
    buttons.append(button)
    return button
  }

  /// <https://developer.apple.com/documentation/appkit/nsalert/beginsheetmodal(for:completionhandler:)> (D27)
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    window._alert = self
    // The alert lives as long as its sheet.
    sheetWindow.beginSheet(window) { response in withExtendedLifetime(self) { handler?(response) } }
  }

  /// Presses a button, as a user does. Not a declaration of AppKit.
  public func _press(_ title: String) {
    guard let index = buttons.firstIndex(where: { $0.title == title }), let parent = window.sheetParent else { return }
    let first = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
    parent.endSheet(window, returnCode: NSApplication.ModalResponse(rawValue: first + index))
  }
}
