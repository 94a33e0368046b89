#if canImport(UIKit) && !os(watchOS) || os(macOS)
  #if os(macOS)
    import AppKit

    /// A view or a view controller.
    typealias Responder = NSResponder
    typealias ViewController = NSViewController
  #else
    import UIKit

    /// A view or a view controller.
    typealias Responder = UIResponder
    typealias ViewController = UIViewController
  #endif
#endif
