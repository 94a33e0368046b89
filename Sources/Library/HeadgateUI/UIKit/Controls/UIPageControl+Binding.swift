#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import HeadgateCore
  public import SwiftUI
  public import UIKit

  extension UIPageControl {
    /// Creates a control that is bound to a page.
    ///
    /// ```swift
    /// let control = UIPageControl(numberOfPages: 5, currentPage: $store.page)
    /// ```
    public convenience init(frame: CGRect = .zero, numberOfPages: Int = 0, currentPage: Binding<Int>) {
      self.init(frame: frame)
      self.numberOfPages = numberOfPages
      bind(currentPage: currentPage)
    }

    /// Binds the page of this control.
    ///
    /// Set the number of pages first: the control does not show a value outside of it, and later writes what it shows.
    ///
    /// ```swift
    /// control.bind(currentPage: $store.page)
    /// ```
    ///
    /// - Returns: A token that ends the binding.
    @discardableResult
    public func bind(currentPage: Binding<Int>) -> ObserveToken {
      bind(currentPage, to: \.currentPage, for: .valueChanged)
    }
  }
#endif
