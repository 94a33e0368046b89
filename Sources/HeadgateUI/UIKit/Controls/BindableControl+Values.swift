#if canImport(UIKit) && !os(watchOS)
  import HeadgateCore
  import SwiftUI
  import UIKit

  extension BindableControl {
    /// Binds a property that has another type than the value, or that is changed with an animation.
    ///
    /// - Parameter property: The property, so that a later binding of it replaces this one.
    func bind<Value: Equatable>(
      _ binding: Binding<Value>,
      _ property: AnyKeyPath,
      for event: UIControl.Event,
      read: @escaping (Self) -> Value,
      show: @escaping (Self, Value) -> Void
    ) -> ObserveToken {
      // Only what differs is written: a text field moves its cursor at each assignment.
      func update(_ control: Self) {
        let value = binding.wrappedValue
        if read(control) != value { show(control, value) }
      }
      let token = observe { [weak self] in
        if let self { update(self) }
      }
      let action = UIAction { [weak self, weak token] _ in
        guard let self, let token, !token.isCancelled else { return }
        binding.wrappedValue = read(self)
        update(self)
      }
      addAction(action, for: event)
      ResponderStorage.of(self).keepBinding(of: property, token) { [weak self] in self?.removeAction(action, for: event)
      }
      return token
    }
  }
#endif
