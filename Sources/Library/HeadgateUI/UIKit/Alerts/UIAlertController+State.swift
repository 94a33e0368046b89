#if canImport(UIKit) && !os(watchOS)
  public import HeadgateCore
  public import UIKit

  extension UIAlertController {
    /// Creates an alert for the store of a presented alert.
    ///
    /// The first button that is pressed sends its action, or `.dismiss` if it has no action. An alert without buttons has the button "OK".
    ///
    /// ```swift
    /// present(item: $store.scope(state: \.alert, action: \.alert)) { UIAlertController(store: $0) }
    /// ```
    public convenience init<Action>(store: Store<AlertState<Action>, Action>) {
      self.init(state: store.withState { $0 }, handler: store.answering())
    }

    /// Creates an action sheet for the store of a presented dialog.
    ///
    /// It behaves like the alert of a store. Where action sheets are popovers, set the source view of `popoverPresentationController`.
    /// The dialog needs a button with the role `.cancel`: without it, the user cannot close the sheet without an answer.
    ///
    /// ```swift
    /// present(item: $store.scope(state: \.dialog, action: \.dialog)) { UIAlertController(store: $0) }
    /// ```
    public convenience init<Action>(store: Store<ConfirmationDialogState<Action>, Action>) {
      self.init(state: store.withState { $0 }, handler: store.answering())
    }

    /// Creates an alert from a state.
    ///
    /// ```swift
    /// UIAlertController(state: alert) { action in if let action { store.send(action) } }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The title, the message and the buttons.
    ///   - handler: Receives the action of the button that is pressed, or nil if the button has none.
    public convenience init<Action>(state: AlertState<Action>, handler: @escaping (_ action: Action?) -> Void) {
      self.init(AlertContents(state), style: .alert, handler: handler)
    }

    /// Creates an action sheet from a state.
    ///
    /// - Parameters:
    ///   - state: The title, the message and the buttons.
    ///   - handler: Receives the action of the button that is pressed, or nil if the button has none.
    public convenience init<Action>(
      state: ConfirmationDialogState<Action>,
      handler: @escaping (_ action: Action?) -> Void
    ) {
      self.init(AlertContents(state), style: .actionSheet, handler: handler)
    }

    private convenience init<Action>(
      _ contents: AlertContents<Action>,
      style: UIAlertController.Style,
      handler: @escaping (Action?) -> Void
    ) {
      self.init(title: contents.title, message: contents.message, preferredStyle: style)
      var hasCancel = false
      for button in contents.buttons {
        addAction(UIAlertAction(button, allowsCancel: !hasCancel, handler: handler))
        hasCancel = hasCancel || button.role == .cancel
      }
      // UIKit cannot dismiss an alert without a button.
      if contents.buttons.isEmpty { addAction(UIAlertAction(title: "OK", style: .cancel) { _ in handler(nil) }) }
    }
  }
#endif
