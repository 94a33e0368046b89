#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  /// Shows a confirmation dialog while its store is presented.
  struct ConfirmationDialogModifier<Action>: ViewModifier {
    let item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
    @SwiftUI.State private var answer = AlertAnswer<ConfirmationDialogState<Action>, Action>()

    init(item: Binding<Store<ConfirmationDialogState<Action>, Action>?>) {
      self.item = item
    }

    func body(content: Content) -> some View {
      let shown = item.wrappedValue
      let dialog = shown?.withState { $0 }
      content.confirmationDialog(
        dialog.map { Text($0.title) } ?? Text(verbatim: ""),
        isPresented: answer.isPresented(item, dialog?.buttons ?? []),
        titleVisibility: dialog.map { Visibility($0.titleVisibility) } ?? .automatic,
        presenting: dialog,
        actions: { dialog in
          ForEach(dialog.buttons) { button in Button(button) { [answer] in answer.press($0, shown, item) } }
        },
        message: { dialog in if let message = dialog.message { Text(message) } }
      )
    }
  }

  extension View {
    /// Shows a confirmation dialog while its state is presented.
    ///
    /// It behaves like the alert of a store.
    ///
    /// ```swift
    /// .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
    /// ```
    public func confirmationDialog<Action>(
      _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
    ) -> some View {
      modifier(ConfirmationDialogModifier(item: item))
    }
  }
#endif
