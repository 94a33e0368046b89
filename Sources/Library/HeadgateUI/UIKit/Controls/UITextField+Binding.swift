#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import HeadgateCore
  public import SwiftUI
  public import UIKit

  extension UITextField {
    /// Creates a text field that is bound to a text.
    ///
    /// ```swift
    /// let name = UITextField(text: $store.name)
    /// ```
    public convenience init(frame: CGRect = .zero, text: Binding<String>) {
      self.init(frame: frame)
      bind(text: text)
    }

    /// Binds the text of this field.
    ///
    /// The text is written when the user edits it. If a reducer changes or refuses the text, the field shows the text of the state.
    ///
    /// ```swift
    /// nameField.bind(text: $store.name)
    /// ```
    ///
    /// - Returns: A token that ends the binding.
    @discardableResult
    public func bind(text: Binding<String>) -> ObserveToken {
      bind(text, \UITextField.text, for: .editingChanged, read: { $0.text ?? "" }, show: { $0.text = $1 })
    }
  }
#endif
