#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Foundation
  public import HeadgateCore
  public import SwiftUI
  public import UIKit

  extension UISwitch {
    /// Creates a control that is bound to a flag.
    ///
    /// ```swift
    /// let control = UISwitch(isOn: $store.hasSound)
    /// ```
    public convenience init(frame: CGRect = .zero, isOn: Binding<Bool>) {
      self.init(frame: frame)
      bind(isOn: isOn)
    }

    /// Binds the flag of this control.
    ///
    /// ```swift
    /// control.bind(isOn: $store.hasSound)
    /// ```
    ///
    /// - Returns: A token that ends the binding.
    @discardableResult
    public func bind(isOn: Binding<Bool>) -> ObserveToken {
      bind(isOn, to: \.isOn) { $0.setOn($1, animated: $0.window != nil) }
    }
  }
#endif
