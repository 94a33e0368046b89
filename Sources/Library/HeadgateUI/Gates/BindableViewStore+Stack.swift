#if canImport(SwiftUI)
  public import HeadgateCasePathsRuntime
  public import HeadgateCore
  public import SwiftUI

  extension BindableViewStore where Feature.State: ObservableState, Feature.Action: CasePathable {
    /// Returns a binding to the store of a stack of an enum reducer, for a `NavigationStack`.
    ///
    /// ```swift
    /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) { RootView() } destination: { PageView(store: $0) }
    /// ```
    public func scope<ElementState: CaseReducerState>(
      state: KeyPath<Feature.State, StackState<ElementState>>,
      action: KeyPath<
        Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, StackAction<ElementState, ElementState.Action>>
      >
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementState.Action>>> {
      bindable[dynamicMember: \.[enumStack: state, action]]
    }

    /// Returns a binding to a stack whose elements are behind gates, for a `NavigationStack`.
    ///
    /// ```swift
    /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) { RootView() } destination: { LoginView(store: $0) }
    /// ```
    public func scope<Child: Reducer>(
      state: KeyPath<Feature.State, StackState<Child.State>>,
      action: KeyPath<
        Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, StackAction<Child.State, Gate<Child>>>
      >
    ) -> Binding<ViewStoreStack<Child>> {
      bindable[dynamicMember: \.[gatedStack: state, action, FeatureTag<Child>()]]
    }
  }

  extension Store where Action: CasePathable {
    /// The store of a stack, for the view store of this store. It is always the same object, so writes are ignored.
    subscript<ElementState: CaseReducerState>(
      enumStack state: KeyPath<State, StackState<ElementState>>,
      action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, StackAction<ElementState, ElementState.Action>>>
    ) -> Store<StackState<ElementState>, StackAction<ElementState, ElementState.Action>> {
      get { stack(state, action, endsAtGate: false) }
      set {}
    }

    /// The stack of gates, for the view store of this store.
    subscript<Child: Reducer>(
      gatedStack state: KeyPath<State, StackState<Child.State>>,
      action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, StackAction<Child.State, Gate<Child>>>>,
      _: FeatureTag<Child>
    ) -> ViewStoreStack<Child> {
      get { ViewStoreStack(stack(state, action, endsAtGate: true)) }
      set {}
    }

    private func stack<ElementState, ElementAction>(
      _ state: KeyPath<State, StackState<ElementState>>,
      _ action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, StackAction<ElementState, ElementAction>>>,
      endsAtGate: Bool
    ) -> Store<StackState<ElementState>, StackAction<ElementState, ElementAction>> {
      // A stack is no observable state: its ids are observed through the property of this store.
      withState { _ = $0[keyPath: state].ids }
      return handle.childStore(state, action) {
        ViewPath.checked(Action.allCasePaths[keyPath: action], endsAtGate: endsAtGate)
      }
    }
  }
#endif
