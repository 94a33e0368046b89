#if os(macOS)
  import AppKit
  import SwiftUI

  /// An invisible child that is told when its parent appears and disappears.
  final class AppearanceWatcher: NSViewController {
    private var appeared: [() -> Void] = []
    private var disappeared: [() -> Void] = []

    // Not hidden: a view that is hidden does not appear. A view without a size shows nothing.
    override func loadView() { view = NSView(frame: .zero) }

    override func viewDidAppear() {
      super.viewDidAppear()
      let calls = appeared
      appeared = []
      for call in calls { call() }
    }

    override func viewDidDisappear() {
      super.viewDidDisappear()
      for call in disappeared { call() }
    }

    /// Calls a closure once, when a controller has appeared.
    static func whenAppeared(_ controller: NSViewController, _ perform: @escaping () -> Void) {
      of(controller)?.appeared.append(perform)
    }

    /// Calls a closure each time a controller has disappeared.
    static func whenDisappeared(_ controller: NSViewController, _ perform: @escaping () -> Void) {
      of(controller)?.disappeared.append(perform)
    }

    /// Returns the watcher of a controller, or nil if the controller must not get another child.
    private static func of(_ controller: NSViewController) -> AppearanceWatcher? {
      if let known = controller.children.first(where: { $0 is AppearanceWatcher }) {
        return known as? AppearanceWatcher
      }
      guard controller.acceptsInvisibleChild else { return nil }
      let watcher = AppearanceWatcher(nibName: nil, bundle: nil)
      controller.addChild(watcher)
      controller.view.addSubview(watcher.view)
      return watcher
    }
  }

  /// A controller with a view of SwiftUI, whatever the view is.
  @MainActor
  private protocol HostingController {}

  extension NSHostingController: HostingController {}

  extension NSViewController {
    /// Whether a child without a meaning for the user can be added. The children of a container are what it shows.
    fileprivate var acceptsInvisibleChild: Bool {
      !(self is NSTabViewController || self is NSSplitViewController || self is any HostingController)
    }
  }
#endif
