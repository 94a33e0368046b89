#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Foundation
  public import HeadgateCore
  public import SwiftUI
  public import UIKit

  extension UIStepper {
    /// Creates a control that is bound to a number.
    ///
    /// ```swift
    /// let control = UIStepper(value: $store.quantity, in: 0...100)
    /// ```
    public convenience init(frame: CGRect = .zero, value: Binding<Double>, in range: ClosedRange<Double> = 0...100) {
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
    /// control.bind(value: $store.quantity)
    /// ```
    ///
    /// - Returns: A token that ends the binding.
    @discardableResult
    public func bind(value: Binding<Double>) -> ObserveToken {
      bind(value, to: \.value, for: .valueChanged)
    }
  }
#endif
