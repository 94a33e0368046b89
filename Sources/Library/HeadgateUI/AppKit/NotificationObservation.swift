#if os(macOS)
  import AppKit

  /// Calls a closure on the main actor for each notification of an object, until this value is released.
  final class NotificationObservation {
    private let token: any NSObjectProtocol

    @MainActor
    init(_ name: Notification.Name, of object: AnyObject, perform: @escaping @MainActor () -> Void) {
      // AppKit posts its notifications on the main thread.
      token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        MainActor.assumeIsolated { perform() }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
