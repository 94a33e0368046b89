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
      let field = ControlBinding<NSTextField, String>(
        binding: text,
        read: { $0.stringValue },
        show: { $0.stringValue = $1 }
      )
      return field.connect(self, \NSTextField.stringValue) { changed in
        let observation = NotificationObservation(NSControl.textDidChangeNotification, of: self, perform: changed)
        // The closure retains the observation until the binding ends.
        return { withExtendedLifetime(observation) {} }
      }
    }
  }
#endif
