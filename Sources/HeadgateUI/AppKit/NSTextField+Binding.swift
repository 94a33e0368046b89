#if os(macOS)
  public import AppKit
  public import HeadgateCore
  public import SwiftUI

  extension NSTextField {
    /// Binds the text of this field.
    ///
    /// The text is written when the user edits it. If a reducer changes or refuses the text, the field shows the text of the state. A later
    /// binding replaces this one.
    ///
    /// ```swift
    /// nameField.bind(text: $store.name)
    /// ```
    ///
    /// - Returns: A token that ends the binding.
    @discardableResult
    public func bind(text: Binding<String>) -> ObserveToken {
      func show(in field: NSTextField) {
        let value = text.wrappedValue
        if field.stringValue != value { field.stringValue = value }
      }
      let token = observe { [weak self] in
        if let self { show(in: self) }
      }
      let observation = NotificationObservation(NSControl.textDidChangeNotification, of: self) {
        [weak self, weak token] in
        guard let self, let token, !token.isCancelled else { return }
        text.wrappedValue = stringValue
        show(in: self)
      }
      // The closure retains the observation until the binding ends.
      ResponderStorage.of(self).keepBinding(of: \NSTextField.stringValue, token) {
        withExtendedLifetime(observation) {}
      }
      return token
    }
  }
#endif
