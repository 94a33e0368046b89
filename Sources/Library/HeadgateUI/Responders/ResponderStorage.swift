#if canImport(UIKit) && !os(watchOS) || os(macOS)
  #if os(macOS)
    import AppKit
  #else
    import UIKit
  #endif
  import HeadgateCore

  /// The values that the library keeps for the lifetime of a responder.
  @MainActor
  final class ResponderStorage {
    // The address identifies the value. Nobody reads the memory.
    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    private var tokens: [ObserveToken] = []
    /// The presentations that this responder has bound to a state.
    var presenters: [any Presenter] = []
    /// The bindings of a control, by the property that is bound.
    private var bindings: [AnyHashable: (token: ObserveToken, remove: () -> Void)] = [:]
    /// Objects that the responder references weakly, such as delegates.
    var retained: [AnyObject] = []

    /// Returns the storage of a responder. It is released with the responder.
    static func of(_ responder: Responder) -> ResponderStorage {
      if let known = objc_getAssociatedObject(responder, key) as? ResponderStorage { return known }
      let storage = ResponderStorage()
      objc_setAssociatedObject(responder, key, storage, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return storage
    }

    /// Keeps the binding of a property, in place of an earlier one.
    ///
    /// - Parameter remove: Removes what the control has of the binding.
    func keepBinding(of property: AnyKeyPath, _ token: ObserveToken, remove: @escaping () -> Void) {
      removeBinding(of: property)
      bindings[Self.name(property)] = (token, remove)
    }

    func removeBinding(of property: AnyKeyPath) {
      guard let (token, remove) = bindings.removeValue(forKey: Self.name(property)) else { return }
      token.cancel()
      remove()
    }

    /// The key paths to a property of a class and of its subclass are not equal. Their names in Objective-C are.
    private static func name(_ property: AnyKeyPath) -> AnyHashable {
      if let name = property._kvcKeyPathString { AnyHashable(name) } else { AnyHashable(property) }
    }

    /// Keeps a token until it is cancelled.
    func keep(_ token: ObserveToken) {
      // A cell observes again each time it is reused.
      tokens.removeAll { $0.isCancelled }
      tokens.append(token)
    }
  }
#endif
