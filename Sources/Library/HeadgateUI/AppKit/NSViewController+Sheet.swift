#if os(macOS)
  import AppKit
  import HeadgateCore

  extension NSViewController {
    /// Whether the window of this controller can show a sheet now.
    var canPresentSheet: Bool {
      guard isViewLoaded, let window = view.window else { return false }
      return window.attachedSheet == nil
    }

    /// Calls a closure once, when the sheet of the window has ended, or when this controller appears.
    ///
    /// - Returns: False if the closure is never called: the controller is in no window, and its appearance is not noticed.
    func whenSheetIsPresentable(_ retry: @escaping @MainActor () -> Void) -> Bool {
      guard isViewLoaded, let window = view.window else { return AppearanceWatcher.whenAppeared(self, retry) }
      window.whenSheetEnds(retry)
      return true
    }
  }

  extension NSWindow {
    /// Calls a closure once, when a window is no sheet of another window any more: immediately, or after the animation.
    static func whenNoSheet(_ sheet: NSWindow?, _ perform: @escaping @MainActor () -> Void) {
      guard let sheet, let parent = sheet.sheetParent else { return perform() }
      // Another sheet of the parent may end first. Weak: a window that is gone is no sheet.
      parent.whenSheetEnds { [weak sheet] in whenNoSheet(sheet, perform) }
    }

    /// Calls a closure once, after a sheet of this window has ended.
    fileprivate func whenSheetEnds(_ perform: @escaping @MainActor () -> Void) {
      let storage = ResponderStorage.of(self)
      weak var known: NotificationObservation?
      let observation = NotificationObservation(NSWindow.didEndSheetNotification, of: self) { [weak storage] in
        storage?.retained.removeAll { $0 === known }
        // The sheet may leave the window after the notification.
        Task { perform() }
      }
      known = observation
      storage.retained.append(observation)
    }
  }
#endif
