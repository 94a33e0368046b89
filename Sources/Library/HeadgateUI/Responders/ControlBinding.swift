#if canImport(UIKit) && !os(watchOS) || os(macOS)
  #if os(macOS)
    import AppKit
  #else
    import UIKit
  #endif
  import HeadgateCore
  import SwiftUI

  /// A property of a control that shows a value and that the user changes.
  @MainActor
  struct ControlBinding<Control: Responder, Value: Equatable> {
    let binding: Binding<Value>
    let read: (Control) -> Value
    let show: (Control, Value) -> Void

    /// Binds the property of a control, in place of an earlier binding.
    ///
    /// - Parameters:
    ///   - property: The property, so that a later binding of it replaces this one.
    ///   - listen: Calls its argument each time the user has changed the control. Returns a closure that ends that.
    func connect(
      _ control: Control,
      _ property: AnyKeyPath,
      listen: (_ changed: @escaping @MainActor () -> Void) -> () -> Void
    ) -> ObserveToken {
      let token = control.observe { [weak control] in
        if let control { update(control) }
      }
      let remove = listen { [weak control, weak token] in
        guard let control, let token, !token.isCancelled else { return }
        binding.wrappedValue = read(control)
        update(control)
      }
      ResponderStorage.of(control).keepBinding(of: property, token, remove: remove)
      return token
    }

    /// Only what differs is written: a text field moves its cursor at each assignment.
    private func update(_ control: Control) {
      let value = binding.wrappedValue
      if read(control) != value { show(control, value) }
    }
  }
#endif
