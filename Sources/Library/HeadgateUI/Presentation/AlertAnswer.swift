#if canImport(SwiftUI)
  import HeadgateCore
  import SwiftUI

  /// Decides what the user's answer to an alert sends: the action of a button, or a dismissal.
  ///
  /// SwiftUI does not document whether it runs the action of a button before it writes the binding. If the write comes first, the
  /// dismissal waits until the action may have run. Until then the alert counts as dismissed.
  @MainActor
  final class AlertAnswer<Item, Action> {
    private var pending: Store<Item, Action>?

    /// Returns a binding that is true while the view shows the alert. Writing false dismisses the alert that is shown now.
    func isPresented(_ item: Binding<Store<Item, Action>?>, _ buttons: [ButtonState<Action>]) -> Binding<Bool> {
      let shown = item.wrappedValue
      let hasActions = buttons.contains { $0.action.action != nil }
      return Binding(
        get: { [self] in item.wrappedValue.map { $0 !== pending } ?? false },
        set: { [self] in if !$0 { dismiss(shown, item, hasActions: hasActions) } }
      )
    }

    private func dismiss(_ shown: Store<Item, Action>?, _ item: Binding<Store<Item, Action>?>, hasActions: Bool) {
      guard let shown, item.wrappedValue === shown else { return }
      guard hasActions else { return item.wrappedValue = nil }
      pending = shown
      Task { [self] in
        guard pending === shown else { return }
        pending = nil
        item.wrappedValue = nil
      }
    }

    /// Sends the action of a button, once. A button without an action dismisses the alert.
    func press(_ action: Action?, _ shown: Store<Item, Action>?, _ item: Binding<Store<Item, Action>?>) {
      guard let shown, item.wrappedValue === shown else { return }
      pending = nil
      if let action { shown.send(action) } else { item.wrappedValue = nil }
    }
  }
#endif
