#if canImport(SwiftUI)
  public import HeadgateCore

  /// A stack whose elements are behind gates, as the view store of their parent sees it.
  ///
  /// A store of such a stack could send into its gates. This value can only be shown: by a `NavigationStack`, or by a
  /// `NavigationStackController`. `$store.scope` of a `@BindableViewStore` returns it.
  @MainActor
  public struct ViewStoreStack<Child: Reducer> where Child.Action: GatedAction {
    let store: Store<StackState<Child.State>, StackAction<Child.State, Gate<Child>>>

    init(_ store: Store<StackState<Child.State>, StackAction<Child.State, Gate<Child>>>) {
      self.store = store
    }

    /// Returns the view store of an element; nil if the element was never on the stack.
    func element(_ id: StackElementID) -> ViewStore<Child>? {
      store.handle.gatedElement(id).map { ViewStore<Child>($0) }
    }
  }

  extension ViewStoreStack: CustomReflectable {
    /// A mirror without children, which does not expose the store.
    public nonisolated var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
  }
#endif
