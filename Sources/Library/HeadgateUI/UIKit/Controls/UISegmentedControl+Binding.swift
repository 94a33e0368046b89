#if canImport(UIKit) && !os(watchOS)
  public import HeadgateCore
  public import SwiftUI
  public import UIKit

  extension UISegmentedControl {
    /// Binds the selected segment to a value whose raw value is the index of a segment.
    ///
    /// A value without a raw value for the selected index is not written.
    ///
    /// ```swift
    /// sorting.bind(selectedSegment: $store.sorting)
    /// ```
    ///
    /// - Returns: A token that ends the binding.
    @discardableResult
    public func bind<Value: RawRepresentable<Int>>(selectedSegment: Binding<Value>) -> ObserveToken {
      bind(
        selectedSegment: Binding<Int>(
          get: { selectedSegment.wrappedValue.rawValue },
          set: { index in if let value = Value(rawValue: index) { selectedSegment.wrappedValue = value } }
        )
      )
    }

    /// Binds the index of the selected segment. The index -1 means that none is selected.
    ///
    /// - Returns: A token that ends the binding.
    @discardableResult
    public func bind(selectedSegment: Binding<Int>) -> ObserveToken {
      bind(selectedSegment, to: \.selectedSegmentIndex, for: .valueChanged)
    }
  }
#endif
