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
    func whenSheetIsPresentable(_ retry: @escaping @MainActor () -> Void) {
      if isViewLoaded, let window = view.window {
        window.whenSheetEnds(retry)
      } else {
        AppearanceWatcher.whenAppeared(self, retry)
      }
    }
  }

  extension NSWindow {
    /// Calls a closure once, after the sheet of this window has ended.
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
