#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An invisible child that is told when its parent appears and disappears. UIKit has no other public way to notice both from outside.
  final class AppearanceWatcher: UIViewController {
    private var appeared: [() -> Void] = []
    private var disappeared: [() -> Void] = []

    override func loadView() {
      view = UIView(frame: .zero)
      view.isHidden = true
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let calls = appeared
      appeared = []
      for call in calls { call() }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      for call in disappeared { call() }
    }

    /// Calls a closure once, when a controller has appeared.
    static func whenAppeared(_ controller: UIViewController, _ perform: @escaping () -> Void) {
      of(controller)?.appeared.append(perform)
    }

    /// Calls a closure each time a controller has disappeared.
    static func whenDisappeared(_ controller: UIViewController, _ perform: @escaping () -> Void) {
      of(controller)?.disappeared.append(perform)
    }

    /// Returns the watcher of a controller, or nil if the controller must not get another child.
    private static func of(_ controller: UIViewController) -> AppearanceWatcher? {
      if let known = controller.children.first(where: { $0 is AppearanceWatcher }) {
        return known as? AppearanceWatcher
      }
      guard controller.acceptsInvisibleChild else { return nil }
      let watcher = AppearanceWatcher(nibName: nil, bundle: nil)
      controller.addChild(watcher)
      controller.view.addSubview(watcher.view)
      watcher.didMove(toParent: controller)
      return watcher
    }
  }
#endif
