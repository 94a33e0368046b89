/// A view with events.
///
/// - <https://developer.apple.com/documentation/uikit/uicontrol> (addAction: D27; the rest: M)
///
/// `addTarget(_:action:for:)` needs a selector and is left out.
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEditingEvents = Event(rawValue: 0xF << 16)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  open var isEnabled = true
  open var isSelected = false
  private var registered: [(action: UIAction, events: Event)] = []
  /// The number of actions. Not a declaration of UIKit.
  public var _actionCount: Int { registered.count }

  /// <https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)> (D27)
  ///
  /// An action with the same identifier replaces an earlier one.
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registered.append((action, controlEvents))
  }

  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    registered = registered.compactMap { action, events in
      guard action.identifier == actionIdentifier else { return (action, events) }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (action, rest)
    }
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in registered where !events.isDisjoint(with: controlEvents) {
      action.sender = self
      action.handler(action)
    }
  }
}
