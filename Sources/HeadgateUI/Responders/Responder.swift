#if canImport(UIKit) && !os(watchOS) || os(macOS)
  #if os(macOS)
    import AppKit

    /// A view or a view controller.
    typealias Responder = NSResponder
  #else
    import UIKit

    /// A view or a view controller.
    typealias Responder = UIResponder
  #endif
#endif
