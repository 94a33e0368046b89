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

    /// Returns whether the view shows the alert.
    func isPresented(_ item: Binding<Store<Item, Action>?>) -> Bool {
      guard let store = item.wrappedValue else { return false }
      return store !== pending
    }

    /// Dismisses the alert that the view shows.
    func dismiss(_ shown: Store<Item, Action>?, _ item: Binding<Store<Item, Action>?>, hasActions: Bool) {
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
