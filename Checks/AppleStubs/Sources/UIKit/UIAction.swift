public import Foundation

/// <https://developer.apple.com/documentation/uikit/uiactionhandler> (D27: no actor is printed)
public typealias UIActionHandler = (UIAction) -> Void

/// <https://developer.apple.com/documentation/uikit/uimenuelement> (M)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor
open class UIMenuElement: NSObject {
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  open internal(set) var title = ""

  init(title: String) {
    super.init()
    self.title = title
  }
}

/// A menu element or an event handler with a closure.
///
/// - <https://developer.apple.com/documentation/uikit/uiaction> (D27)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open private(set) var identifier = Identifier(UUID().uuidString)
  /// The control that sent the action.
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  /// <https://developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)>
  /// (D27)
  @MainActor @preconcurrency
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(stubTitle: title, handler: handler)
    if let identifier { self.identifier = identifier }
  }

  private init(stubTitle: String, handler: @escaping UIActionHandler) {
    self.handler = handler
    super.init(title: stubTitle)
  }
}
