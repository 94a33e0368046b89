#if os(macOS)
  public import AppKit
  public import HeadgateCore

  extension NSAlert {
    /// Creates an alert from a state, with its title, its message and its buttons.
    ///
    /// The response of the first button is `.alertFirstButtonReturn`, and each further button adds one. A button with the role `.cancel` has
    /// the Escape key. To show the alert while its state is presented, call `presentAlert(item:)` of a view controller.
    ///
    /// ```swift
    /// let response = NSAlert(state: alert).runModal()
    /// ```
    public convenience init<Action>(state: AlertState<Action>) {
      self.init(AlertContents(state))
    }

    /// Creates an alert from the state of a confirmation dialog.
    public convenience init<Action>(state: ConfirmationDialogState<Action>) {
      self.init(AlertContents(state))
    }

    convenience init<Action>(_ contents: AlertContents<Action>) {
      self.init()
      messageText = contents.title ?? contents.message ?? ""
      informativeText = contents.title == nil ? "" : contents.message ?? ""
      for state in contents.buttons {
        let button = addButton(withTitle: String(state: state.label))
        switch state.role {
        case .destructive: button.hasDestructiveAction = true
        case .cancel: button.keyEquivalent = "\u{1B}"
        case nil: break
        }
      }
    }
  }
#endif
