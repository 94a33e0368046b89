import SwiftUI

/// A presented view.
@MainActor
final class Shown {
  let kind: Presentation.Kind
  let id: AnyHashable
  /// Orders the presentations: a later one is above.
  let order: Int
  var presentation: Presentation
  let node: Node
  let message: Node?
  /// Whether the user has swiped it away, and the binding was not written yet.
  var isSwiped = false

  init(_ presentation: Presentation, _ item: Presentation.Item, above parent: Node) {
    kind = presentation.kind
    id = item.id
    order = parent.engine.nextNumber()
    self.presentation = presentation
    let environment = parent.environmentOfPresented { [weak parent] in
      guard let parent, let shown = parent.shown else { return }
      shown.presentation.dismiss()
      parent.engine.requestUpdate()
    }
    node = Node(Child(item.id, content: item.content), parent: parent, environment: environment, engine: parent.engine)
    message = presentation.message.map {
      Node(Child("message", $0), parent: parent, environment: environment, engine: parent.engine)
    }
  }

  func remove() {
    node.remove()
    message?.remove()
  }
}

extension Node {
  /// The environment of a view that can be dismissed.
  func environmentOfPresented(_ dismiss: @escaping @MainActor () -> Void) -> EnvironmentValues {
    var result = environment
    result.present(Dismissal(dismiss))
    result.version = engine.nextNumber()
    return result
  }

  /// Presents, replaces or dismisses.
  func show(_ new: Presentation) {
    guard let shown else {
      if let item = new.item { shown = Shown(new, item, above: self) }
      return
    }
    guard let item = new.item, item.id == shown.id else {
      // Another item replaces the presentation: the old one is dismissed first.
      // https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
      shown.remove()
      self.shown = nil
      if let onDismiss = shown.presentation.onDismiss { engine.schedule(onDismiss) }
      if let item = new.item { self.shown = Shown(new, item, above: self) }
      return
    }
    shown.presentation = new
    // Later changes of the data of an alert are ignored. (M, see README)
    if shown.message == nil, new.title == nil {
      shown.node.update(Child(item.id, content: item.content), environment: shown.node.environment)
    }
  }
}
