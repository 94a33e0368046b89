#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Foundation
  public import HeadgateCore
  public import SwiftUI
  public import UIKit

  extension UISlider {
    /// Creates a control that is bound to a number.
    ///
    /// ```swift
    /// let control = UISlider(value: $store.volume)
    /// ```
    public convenience init(frame: CGRect = .zero, value: Binding<Float>) {
      self.init(frame: frame)
      bind(value: value)
    }

    /// Binds the number of this control.
    ///
    /// ```swift
    /// control.bind(value: $store.volume)
    /// ```
    ///
    /// - Returns: A token that ends the binding.
    @discardableResult
    public func bind(value: Binding<Float>) -> ObserveToken {
      bind(
        value,
        \UISlider.value,
        for: .valueChanged,
        read: { $0.value },
        show: { $0.setValue($1, animated: $0.window != nil) }
      )
    }
  }
#endif
