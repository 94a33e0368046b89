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
      // As in SwiftUI, the title of a dialog is hidden unless the dialog asks for it.
      title = dialog.titleVisibility == .visible ? String(state: dialog.title) : nil
      message = dialog.message.map { String(state: $0) }
      buttons = dialog.buttons
    }
  }
#endif
