#if canImport(UIKit) && !os(watchOS) || os(macOS)
  import HeadgateCore

  extension Store {
    /// Returns a closure that sends the user's answer to an alert or a dialog: the action of a button, or a dismissal.
    ///
    /// Only the first answer is sent, and only while the alert is presented. An alert that is presented again may have the same id, so the
    /// presence of the state does not show that this alert was answered.
    func answering() -> @MainActor (Action?) -> Void {
      var isAnswered = false
      return { [self] action in
        guard !isAnswered, handle.isPresent else { return }
        isAnswered = true
        if let action { send(action) } else { _ = handle.dismiss() }
      }
    }
  }
#endif
