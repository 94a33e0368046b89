#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Foundation
  public import HeadgateCore
  public import SwiftUI
  public import UIKit

  extension UISlider {
    /// Creates a control that is bound to a number.
    ///
    /// ```swift
    /// let control = UISlider(value: $store.volume, in: 0...1)
    /// ```
    public convenience init(frame: CGRect = .zero, value: Binding<Float>, in range: ClosedRange<Float> = 0...1) {
      self.init(frame: frame)
      minimumValue = range.lowerBound
      maximumValue = range.upperBound
      bind(value: value)
    }

    /// Binds the number of this control.
    ///
    /// Set the range first: the control does not show a value outside of it, and later writes what it shows.
    ///
    /// ```swift
    /// control.bind(value: $store.volume)
    /// ```
    ///
    /// - Returns: A token that ends the binding.
    @discardableResult
    public func bind(value: Binding<Float>) -> ObserveToken {
      bind(value, to: \.value) { $0.setValue($1, animated: $0.window != nil) }
    }
  }
#endif
