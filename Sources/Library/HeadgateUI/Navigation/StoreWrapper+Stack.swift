#if canImport(SwiftUI)
  public import HeadgateCasePathsRuntime
  public import HeadgateCore
  public import SwiftUI

  extension _StoreWrapper where StoreState: ObservableState, StoreAction: CasePathable {
    /// Returns a binding to the store of a stack, for a `NavigationStack`.
    ///
    /// ```swift
    /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
    ///   RootView(store: store)
    /// } destination: { store in
    ///   DetailView(store: store)
    /// }
    /// ```
    public func scope<ElementState, ElementAction>(
      state: KeyPath<StoreState, StackState<ElementState>>,
      action: KeyPath<StoreAction.AllCasePaths, AnyCasePath<StoreAction, StackAction<ElementState, ElementAction>>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> {
      binding(\.[stack: state, action])
    }

    /// Returns a binding to the store of a stack, for a `NavigationStack`.
    ///
    /// It is the same as `scope(state:action:)`.
    ///
    /// ```swift
    /// NavigationStack(path: $store.scope(\.path, action: \.path)) { RootView(store: store) } destination: { DetailView(store: $0) }
    /// ```
    public func scope<ElementState, ElementAction>(
      _ state: KeyPath<StoreState, StackState<ElementState>>,
      action: KeyPath<StoreAction.AllCasePaths, AnyCasePath<StoreAction, StackAction<ElementState, ElementAction>>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> {
      scope(state: state, action: action)
    }
  }

  extension Store where Action: CasePathable {
    /// The store of a stack. It is the same object for the lifetime of this store, so writes are ignored.
    subscript<ElementState, ElementAction>(
      stack state: KeyPath<State, StackState<ElementState>>,
      action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, StackAction<ElementState, ElementAction>>>
    ) -> Store<StackState<ElementState>, StackAction<ElementState, ElementAction>> {
      get {
        // A stack is no observable state: its ids are observed through the property of this store.
        withState { _ = $0[keyPath: state].ids }
        return handle.childStore(state, action) { Action.allCasePaths[keyPath: action] }
      }
      set {}
    }
  }
#endif
