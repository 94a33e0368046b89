#if canImport(UIKit) && !os(watchOS)
  import HeadgateCore
  import SwiftUI
  import UIKit

  /// What a navigation controller needs of the store of a stack, without the types of the elements.
  @MainActor
  struct StackPath {
    /// Returns the ids of the stack. The read is observed.
    let ids: () -> [StackElementID]
    let makeController: (StackElementID) -> UIViewController?
    /// Sends a pop, if the element is still on the stack.
    let pop: (StackElementID) -> Void

    init<ElementState, ElementAction>(
      _ store: @escaping () -> Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>,
      makeController:
        @escaping (Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>, StackElementID) ->
        UIViewController?
    ) {
      ids = { store().withState { Array($0.ids) } }
      self.makeController = { makeController(store(), $0) }
      pop = { id in
        let store = store()
        if store.handle.isPresent, store.withState({ $0.ids.contains(id) }) { store.send(.popFrom(id: id)) }
      }
    }
  }
#endif
