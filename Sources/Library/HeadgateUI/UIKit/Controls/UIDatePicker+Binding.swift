#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Foundation
  public import HeadgateCore
  public import SwiftUI
  public import UIKit

  extension UIDatePicker {
    /// Creates a control that is bound to a date.
    ///
    /// ```swift
    /// let control = UIDatePicker(date: $store.deadline)
    /// ```
    public convenience init(frame: CGRect = .zero, date: Binding<Date>) {
      self.init(frame: frame)
      bind(date: date)
    }

    /// Binds the date of this control.
    ///
    /// ```swift
    /// control.bind(date: $store.deadline)
    /// ```
    ///
    /// - Returns: A token that ends the binding.
    @discardableResult
    public func bind(date: Binding<Date>) -> ObserveToken {
      bind(date, to: \.date) { $0.setDate($1, animated: $0.window != nil) }
    }
  }
#endif
