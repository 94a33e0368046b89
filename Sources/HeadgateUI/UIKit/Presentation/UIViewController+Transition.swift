#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// Calls a closure after the transition of this controller, or immediately if there is none.
    func afterTransition(_ perform: @escaping () -> Void) {
      let isQueued = transitionCoordinator?.animate(alongsideTransition: nil) { _ in perform() }
      if isQueued != true { perform() }
    }

    /// Calls a closure when this controller is deallocated. It is the last sign that a controller has left the screen.
    func whenDeallocated(_ perform: @escaping @MainActor () -> Void) {
      ResponderStorage.of(self).retained.append(DeallocationSignal(perform))
    }
  }

  /// Calls a closure on the main actor after its own deallocation.
  private final class DeallocationSignal: Sendable {
    private let perform: @MainActor () -> Void

    init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }

    deinit {
      // The controller is being deallocated: the closure must not run in the middle of it.
      Task { @MainActor [perform] in perform() }
    }
  }
#endif
