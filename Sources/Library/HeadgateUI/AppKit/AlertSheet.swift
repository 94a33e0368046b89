#if os(macOS)
  import AppKit
  import HeadgateCore

  /// An alert that is shown as a sheet, with what its buttons do.
  @MainActor
  final class AlertSheet {
    private let alert: NSAlert
    private let perform: (_ button: Int) -> Void
    private var left: () -> Void = {}
    private var isDismissed = false

    init<Action>(_ contents: AlertContents<Action>, answer: @escaping (Action?) -> Void) {
      alert = NSAlert(contents)
      let actions = contents.buttons.map(\.action)
      perform = { button in
        guard actions.indices.contains(button) else { return answer(nil) }
        actions[button].withAnimation { answer(actions[button].action) }
      }
    }

    func begin(in window: NSWindow) {
      // The closure retains this object until the alert has left the screen.
      alert.beginSheetModal(for: window) { response in
        if !self.isDismissed {
          self.perform(response.rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue)
        }
        self.left()
      }
    }

    /// Ends the sheet without an answer, and calls a closure when it has ended.
    func end(_ ended: @escaping @MainActor () -> Void) {
      isDismissed = true
      alert.window.sheetParent?.endSheet(alert.window, returnCode: .abort)
      NSWindow.whenNoSheet(alert.window, ended)
    }

    func whenLeft(_ left: @escaping () -> Void) { self.left = left }
  }

  /// Shows an alert as a sheet of the window of a controller.
  struct AlertStyle: PresentationStyle {
    weak var presenting: NSViewController?

    var canPresent: Bool { presenting?.canPresentSheet ?? false }

    var presentingType: Any.Type { presenting.map { type(of: $0) } ?? NSViewController.self }

    func whenPresentable(_ retry: @escaping @MainActor () -> Void) -> Bool {
      // The bindings of a controller end with it.
      presenting?.whenSheetIsPresentable(retry) ?? true
    }

    func present(_ controller: AlertSheet, completion: @escaping @MainActor () -> Void) {
      if let window = presenting?.view.window { controller.begin(in: window) }
      completion()
    }

    func dismiss(_ controller: AlertSheet, completion: @escaping @MainActor () -> Void) {
      controller.end(completion)
    }

    func whenLeft(_ controller: AlertSheet, _ left: @escaping @MainActor () -> Void) { controller.whenLeft(left) }
  }
#endif
