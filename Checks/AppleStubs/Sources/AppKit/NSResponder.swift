public import Foundation

// AppKit exports Foundation. (M)
@_exported public import Foundation

/// An object that responds to events. <https://developer.apple.com/documentation/appkit/nsresponder> (M)
@MainActor
open class NSResponder: NSObject {
  nonisolated public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  // Any thread may call the functions of the runtime; the stubs are used on the main thread only.
  nonisolated(unsafe) var associated: [UnsafeRawPointer: Any] = [:]
}

/// A rectangle in a window. <https://developer.apple.com/documentation/appkit/nsview> (M)
@MainActor
open class NSView: NSResponder {
  public init(frame frameRect: NSRect) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// `init()` is a convenience initializer in Objective-C. It must not override that of the responder, which no actor isolates.
  public convenience init(_stub: Void = ()) { self.init(frame: .zero) }

  open private(set) var subviews: [NSView] = []
  open private(set) weak var superview: NSView?
  weak var containingWindow: NSWindow?
  /// The window that contains the view.
  open var window: NSWindow? { containingWindow ?? superview?.window }

  open func addSubview(_ view: NSView) {
    subviews.append(view)
    view.superview = self
  }

  open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
}

/// A window. <https://developer.apple.com/documentation/appkit/nswindow> (M; sheets: D27)
@MainActor
open class NSWindow: NSResponder {
  /// `init()` is a convenience initializer in Objective-C. It must not override that of the responder, which no actor isolates.
  public convenience init(_stub: Void = ()) { self.init(stub: ()) }
  private init(stub: Void) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// <https://developer.apple.com/documentation/appkit/nswindow/didendsheetnotification> (M)
  public nonisolated static let didEndSheetNotification = Notification.Name("NSWindowDidEndSheetNotification")

  /// The alert that is shown in this window. Not a declaration of AppKit.
  public internal(set) weak var _alert: NSAlert?

  open private(set) var sheets: [NSWindow] = []
  open var attachedSheet: NSWindow? { sheets.first }

  open var contentViewController: NSViewController? {
    didSet {
      oldValue?.view.containingWindow = nil
      oldValue?.disappear()
      contentViewController?.view.containingWindow = self
      contentViewController?.appear()
    }
  }
  open internal(set) weak var sheetParent: NSWindow?
  private var handler: ((NSApplication.ModalResponse) -> Void)?

  /// <https://developer.apple.com/documentation/appkit/nswindow/beginsheet(_:completionhandler:)> (D27)
  open func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    sheets.append(sheetWindow)
    sheetWindow.sheetParent = self
    sheetWindow.handler = handler
  }

  /// Whether a sheet ends only with `_finishSheets()`, as after an animation. Not a declaration of AppKit.
  public var _holdsSheets = false
  private var held: [() -> Void] = []

  /// Ends the sheets that are held. Not a declaration of AppKit.
  public func _finishSheets() {
    while !held.isEmpty { held.removeFirst()() }
  }

  /// <https://developer.apple.com/documentation/appkit/nswindow/endsheet(_:returncode:)> (M)
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    let end = { self.end(sheetWindow, returnCode) }
    if _holdsSheets { held.append(end) } else { end() }
  }

  private func end(_ sheetWindow: NSWindow, _ returnCode: NSApplication.ModalResponse) {
    sheets.removeAll { $0 === sheetWindow }
    sheetWindow.sheetParent = nil
    let handler = sheetWindow.handler
    sheetWindow.handler = nil
    handler?(returnCode)
    NotificationCenter.default.post(name: NSWindow.didEndSheetNotification, object: self)
  }
}

/// An app. Only the nested type is needed. <https://developer.apple.com/documentation/appkit/nsapplication> (M)
@MainActor
open class NSApplication: NSResponder {
  /// <https://developer.apple.com/documentation/appkit/nsapplication/modalresponse> (M)
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let OK = ModalResponse(rawValue: 1)
    public static let cancel = ModalResponse(rawValue: 0)
    public static let abort = ModalResponse(rawValue: -1001)
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }
}
