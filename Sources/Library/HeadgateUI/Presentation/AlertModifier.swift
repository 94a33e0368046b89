#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  /// Shows an alert while its store is presented.
  struct AlertModifier<Action>: ViewModifier {
    let item: Binding<Store<AlertState<Action>, Action>?>
    @SwiftUI.State private var answer = AlertAnswer<AlertState<Action>, Action>()

    init(item: Binding<Store<AlertState<Action>, Action>?>) {
      self.item = item
    }

    func body(content: Content) -> some View {
      let shown = item.wrappedValue
      let alert = shown?.withState { $0 }
      content.alert(
        alert.map { Text($0.title) } ?? Text(verbatim: ""),
        isPresented: answer.isPresented(item, alert?.buttons ?? []),
        presenting: alert,
        actions: { alert in
          ForEach(alert.buttons) { button in Button(button) { [answer] in answer.press($0, shown, item) } }
        },
        message: { alert in if let message = alert.message { Text(message) } }
      )
    }
  }

  extension View {
    /// Shows an alert while its state is presented.
    ///
    /// The action of a button is sent once, and only while the alert is presented. A button without an action, and each other way to
    /// close the alert, sends `.dismiss`. An alert of another id that replaces the alert stays.
    ///
    /// ```swift
    /// .alert($store.scope(state: \.alert, action: \.alert))
    /// ```
    public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
      modifier(AlertModifier(item: item))
    }
  }
#endif
