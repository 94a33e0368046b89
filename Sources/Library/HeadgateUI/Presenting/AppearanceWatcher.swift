#if canImport(UIKit) && !os(watchOS) || os(macOS)
  #if os(macOS)
    import AppKit
  #else
    import UIKit
  #endif

  /// An invisible child that is told when its parent appears and disappears. There is no other public way to notice both from outside.
  final class AppearanceWatcher: InvisibleController {
    private var appearedCalls: [() -> Void] = []
    private var disappearedCalls: [() -> Void] = []

    override func appeared() {
      let calls = appearedCalls
      appearedCalls = []
      for call in calls { call() }
    }

    override func disappeared() {
      for call in disappearedCalls { call() }
    }

    /// Calls a closure once, when a controller has appeared.
    ///
    /// - Returns: False if the controller cannot be watched: the closure is never called.
    static func whenAppeared(_ controller: ViewController, _ perform: @escaping () -> Void) -> Bool {
      guard let watcher = of(controller) else { return false }
      watcher.appearedCalls.append(perform)
      return true
    }

    /// Calls a closure each time a controller has disappeared, if the controller can be watched.
    static func whenDisappeared(_ controller: ViewController, _ perform: @escaping () -> Void) {
      of(controller)?.disappearedCalls.append(perform)
    }

    /// Returns the watcher of a controller, or nil if the controller must not get another child.
    private static func of(_ controller: ViewController) -> AppearanceWatcher? {
      if let known = controller.children.first(where: { $0 is AppearanceWatcher }) {
        return known as? AppearanceWatcher
      }
      guard controller.acceptsInvisibleChild else { return nil }
      let watcher = AppearanceWatcher(nibName: nil, bundle: nil)
      watcher.move(into: controller)
      return watcher
    }
  }
#endif
