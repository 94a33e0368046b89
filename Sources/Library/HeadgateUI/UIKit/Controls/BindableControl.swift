#if canImport(UIKit) && !os(watchOS)
  public import HeadgateCore
  public import SwiftUI
  public import UIKit

  /// A control whose properties can be bound. Each `UIControl` conforms to this protocol.
  // A protocol, because only its extensions can name the type of the control in a key path.
  @MainActor
  public protocol BindableControl: UIControl {}

  extension UIControl: BindableControl {}

  extension BindableControl {
    /// Binds a property of this control to a value, in both directions.
    ///
    /// The property shows the value. When the control sends the event, the property is written to the binding. If the value is different
    /// after the write, because a reducer changed or refused it, the property shows the value. Another binding of the property replaces
    /// this one. The binding ends with the control.
    ///
    /// ```swift
    /// rating.bind($store.stars, to: \.stars, for: .valueChanged)
    /// ```
    ///
    /// - Returns: A token that ends the binding.
    @discardableResult
    public func bind<Value: Equatable>(
      _ binding: Binding<Value>,
      to property: ReferenceWritableKeyPath<Self, Value>,
      for event: UIControl.Event
    ) -> ObserveToken {
      bind(binding, property, for: event, read: { $0[keyPath: property] }, show: { $0[keyPath: property] = $1 })
    }

    /// Ends the binding of a property.
    ///
    /// ```swift
    /// field.unbind(\.text)
    /// ```
    public func unbind<Value>(_ property: KeyPath<Self, Value>) {
      ResponderStorage.of(self).removeBinding(of: property)
    }
  }
#endif
