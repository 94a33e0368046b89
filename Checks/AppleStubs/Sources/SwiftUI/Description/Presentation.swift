/// A view that a modifier shows above or after the view that it is applied to.
package struct Presentation {
  package enum Kind: String {
    case alert, confirmationDialog, fullScreenCover, navigationDestination, popover, sheet
  }

  /// What is presented now.
  package struct Item {
    /// Another identity is another presentation.
    package var id: AnyHashable
    package var content: @MainActor () -> any View

    package init(id: AnyHashable, content: @escaping @MainActor () -> any View) {
      self.id = id
      self.content = content
    }
  }

  package var kind: Kind
  /// The title of an alert or a dialog.
  package var title: String?
  /// The presented item; nil while nothing is presented.
  package var item: Item?
  /// The message of an alert or a dialog.
  package var message: (any View)?
  /// Writes nil or false into the binding.
  package var dismiss: () -> Void
  package var onDismiss: (() -> Void)?

  package init(
    _ kind: Kind,
    title: String? = nil,
    item: Item?,
    message: (any View)? = nil,
    dismiss: @escaping () -> Void,
    onDismiss: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.title = title
    self.item = item
    self.message = message
    self.dismiss = dismiss
    self.onDismiss = onDismiss
  }
}
