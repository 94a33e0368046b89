#if canImport(UIKit) && !os(watchOS)
  import HeadgateCore
  import SwiftUI
  import UIKit

  extension BindableControl {
    /// Binds a property that is changed with an animation.
    func bind<Value: Equatable>(
      _ binding: Binding<Value>,
      to property: KeyPath<Self, Value>,
      show: @escaping (Self, Value) -> Void
    ) -> ObserveToken {
      bind(binding, property, for: .valueChanged, read: { $0[keyPath: property] }, show: show)
    }

    /// Binds a property that may have another type than the value.
    ///
    /// - Parameter property: The property, so that a later binding of it replaces this one.
    func bind<Value: Equatable>(
      _ binding: Binding<Value>,
      _ property: AnyKeyPath,
      for event: UIControl.Event,
      read: @escaping (Self) -> Value,
      show: @escaping (Self, Value) -> Void
    ) -> ObserveToken {
      ControlBinding(binding: binding, read: read, show: show).connect(self, property) { changed in
        let action = UIAction { _ in changed() }
        addAction(action, for: event)
        return { [weak self] in self?.removeAction(action, for: event) }
      }
    }
  }
#endif
