#if canImport(UIKit) && !os(watchOS) || os(macOS)
  import HeadgateCore

  /// The title, the message and the buttons of an alert or a dialog.
  struct AlertContents<Action> {
    let title: String?
    let message: String?
    let buttons: [ButtonState<Action>]

    init(_ alert: AlertState<Action>) {
      title = String(state: alert.title)
      message = alert.message.map { String(state: $0) }
      buttons = alert.buttons
    }

    init(_ dialog: ConfirmationDialogState<Action>) {
      // As in SwiftUI: without a wish of the dialog, its title is visible on macOS only.
      #if os(macOS)
        let isTitleVisible = dialog.titleVisibility != .hidden
      #else
        let isTitleVisible = dialog.titleVisibility == .visible
      #endif
      title = isTitleVisible ? String(state: dialog.title) : nil
      message = dialog.message.map { String(state: $0) }
      buttons = dialog.buttons
    }
  }
#endif
