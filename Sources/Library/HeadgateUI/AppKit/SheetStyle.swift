#if os(macOS)
  import AppKit

  /// Presents as a sheet of the window of a controller.
  struct SheetStyle: PresentationStyle {
    weak var presenting: NSViewController?

    var canPresent: Bool { presenting?.canPresentSheet ?? false }

    var presentingType: Any.Type { presenting.map { type(of: $0) } ?? NSViewController.self }

    func whenPresentable(_ retry: @escaping @MainActor () -> Void) -> Bool {
      // The bindings of a controller end with it.
      presenting?.whenSheetIsPresentable(retry) ?? true
    }

    func present(_ controller: NSViewController, completion: @escaping @MainActor () -> Void) {
      presenting?.presentAsSheet(controller)
      completion()
    }

    func dismiss(_ controller: NSViewController, completion: @escaping @MainActor () -> Void) {
      guard let presenting = controller.presentingViewController else { return completion() }
      // The dismissal takes the view out of its window.
      let sheet = controller.view.window
      presenting.dismiss(controller)
      NSWindow.whenNoSheet(sheet, completion)
    }

    func whenLeft(_ controller: NSViewController, _ left: @escaping @MainActor () -> Void) {
      weak let sheet = controller.view.window
      AppearanceWatcher.whenDisappeared(controller) { [weak controller] in
        // AppKit may forget the controller after it has told the controller that it disappeared.
        Task { if controller?.presentingViewController == nil { NSWindow.whenNoSheet(sheet, left) } }
      }
      controller.whenDeallocated(left)
    }
  }
#endif
