#if canImport(UIKit) && !os(watchOS) || os(macOS)
  import HeadgateCore
  import SwiftUI

  /// An item that a state wants on the screen.
  @MainActor
  struct PresentedItem<Controller> {
    let id: AnyHashable
    /// The type of the item, for reports.
    let type: Any.Type
    let makeController: () -> Controller
    /// Dismisses the state of this item, if it is still presented.
    let dismiss: () -> Void
  }

  extension PresentedItem {
    /// The item of a binding, for an adapter that makes the binding once. A write dismisses only the item that is on the screen.
    init?<Item: Identifiable>(_ binding: Binding<Item?>, content: @escaping (Item) -> Controller) {
      guard let item = binding.wrappedValue else { return nil }
      let id = AnyHashable(item.id)
      self.init(id: id, type: Item.self, makeController: { content(item) }) {
        if let store = item as? any DismissableStore, store.dismiss() { return }
        if binding.wrappedValue.map({ AnyHashable($0.id) }) == id { binding.wrappedValue = nil }
      }
    }

    /// The only item of a flag.
    init?(_ binding: Binding<Bool>, content: @escaping () -> Controller) {
      guard binding.wrappedValue else { return nil }
      self.init(id: true, type: Bool.self, makeController: content) {
        if binding.wrappedValue { binding.wrappedValue = false }
      }
    }
  }

  /// A store or a view store. A binding that was made once does not know which child is on the screen, but its store does.
  @MainActor
  protocol DismissableStore {
    /// Dismisses the child of this store, if it is still presented.
    ///
    /// - Returns: False if this is not the store of a presented child.
    func dismiss() -> Bool
  }

  extension Store: DismissableStore {
    func dismiss() -> Bool { handle.dismiss() }
  }

  extension ViewStore: DismissableStore {
    func dismiss() -> Bool { store.handle.dismiss() }
  }
#endif
