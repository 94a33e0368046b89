#if canImport(UIKit) && !os(watchOS) || os(macOS)
  #if os(macOS)
    import AppKit
  #else
    import UIKit
  #endif

  extension Responder {
    /// Calls a closure when this object is deallocated. For a controller, it is the last sign that it has left the screen.
    func whenDeallocated(_ perform: @escaping @MainActor () -> Void) {
      ResponderStorage.of(self).retained.append(DeallocationSignal(perform))
    }
  }

  /// Calls a closure on the main actor after its own deallocation.
  private final class DeallocationSignal: Sendable {
    private let perform: @MainActor () -> Void

    init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }

    deinit {
      // The object is being deallocated: the closure must not run in the middle of it.
      Task { @MainActor [perform] in perform() }
    }
  }
#endif
