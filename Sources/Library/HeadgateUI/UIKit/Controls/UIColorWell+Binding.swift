#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Foundation
  public import HeadgateCore
  public import SwiftUI
  public import UIKit

  extension UIColorWell {
    /// Creates a control that is bound to a color.
    ///
    /// ```swift
    /// let control = UIColorWell(selectedColor: $store.color)
    /// ```
    public convenience init(frame: CGRect = .zero, selectedColor: Binding<UIColor?>) {
      self.init(frame: frame)
      bind(selectedColor: selectedColor)
    }

    /// Binds the color of this control.
    ///
    /// ```swift
    /// control.bind(selectedColor: $store.color)
    /// ```
    ///
    /// - Returns: A token that ends the binding.
    @discardableResult
    public func bind(selectedColor: Binding<UIColor?>) -> ObserveToken {
      bind(selectedColor, to: \.selectedColor, for: .valueChanged)
    }
  }
#endif
