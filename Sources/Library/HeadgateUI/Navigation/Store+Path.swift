#if canImport(SwiftUI)
  import HeadgateCore
  import SwiftUI

  extension Store {
    /// The path of a navigation stack. Writing a path sends the pushes and the pop that lead to it.
    ///
    /// - Parameter known: The ids on the stack when the view was evaluated. An element that was added since is not popped because it
    ///   is missing in the written path, and an element that was removed since is not added again.
    subscript<ElementState, ElementAction>(
      path known: [StackElementID],
      stack _: StackPathTag<ElementState, ElementAction>
    ) -> [StackScreen<ElementState>]
    where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
      get { withState { stack in stack.ids.map { StackScreen(id: $0) } } }
      set {
        guard handle.isPresent else { return }
        let written = Set(newValue.map(\.id))
        if let popped = known.first(where: { !written.contains($0) }), withState({ $0.ids.contains(popped) }) {
          send(.popFrom(id: popped))
        }
        for screen in newValue {
          guard let state = screen.added, !known.contains(screen.id), withState({ !$0.ids.contains(screen.id) }) else {
            continue
          }
          send(.push(id: screen.id, state: state))
        }
      }
    }
  }

  /// Returns a binding to the path, for the view that is being evaluated. The read lets its body observe the ids.
  @MainActor
  func pathBinding<ElementState, ElementAction>(
    _ store: Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>
  ) -> Binding<[StackScreen<ElementState>]> {
    let known = store.withState { Array($0.ids) }
    return Bindable(store)[dynamicMember: \.[path: known, stack: StackPathTag<ElementState, ElementAction>()]]
  }

  /// The types of a stack, for a key path: an index of a key path must be Hashable, and a metatype is not.
  struct StackPathTag<ElementState, ElementAction>: Hashable {}
#endif
