public import Foundation

// UIKit exports Foundation. (M)
@_exported public import Foundation

/// An object that responds to events.
///
/// - <https://developer.apple.com/documentation/uikit/uiresponder> (M)
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIResponder: NSObject {
  nonisolated public override init() { super.init() }

  // Any thread may call the functions of the runtime; the stubs are used on the main thread only.
  nonisolated(unsafe) var associated: [UnsafeRawPointer: Any] = [:]
}
