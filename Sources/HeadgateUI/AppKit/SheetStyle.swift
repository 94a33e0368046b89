#if os(macOS)
  import AppKit

  /// Presents as a sheet of the window of a controller.
  struct SheetStyle: PresentationStyle {
    weak var presenting: NSViewController?

    var canPresent: Bool { presenting?.canPresentSheet ?? false }

    func whenPresentable(_ retry: @escaping @MainActor () -> Void) { presenting?.whenSheetIsPresentable(retry) }

    func present(_ controller: NSViewController, completion: @escaping @MainActor () -> Void) {
      presenting?.presentAsSheet(controller)
      completion()
    }

    func dismiss(_ controller: NSViewController, completion: @escaping @MainActor () -> Void) {
      controller.presentingViewController?.dismiss(controller)
      completion()
    }

    func whenLeft(_ controller: NSViewController, _ left: @escaping @MainActor () -> Void) {
      AppearanceWatcher.whenDisappeared(controller) { [weak controller] in
        // AppKit may forget the controller after it has told the controller that it disappeared.
        Task { if controller?.presentingViewController == nil { left() } }
      }
      controller.whenDeallocated(left)
    }
  }
#endif
