#if canImport(SwiftUI)
  public import HeadgateCasePathsRuntime
  public import HeadgateCore
  public import SwiftUI

  extension _StoreWrapper where StoreState: ObservableState, StoreAction: CasePathable {
    /// Returns a binding to the store of a presented child behind a gate.
    ///
    /// It is the child's own store. Pass a `ViewStore` of it to the child's view.
    ///
    /// ```swift
    /// .sheet(item: $store.scope(state: \.login, action: \.login)) { store in LoginView(store: ViewStore(store)) }
    /// ```
    public func scope<Child: Reducer>(
      state: KeyPath<StoreState, Child.State?>,
      action: KeyPath<StoreAction.AllCasePaths, AnyCasePath<StoreAction, PresentationAction<Gate<Child>>>>
    ) -> Binding<Store<Child.State, Child.Action>?> {
      presented(
        PresentedPath(
          state: state,
          action: action,
          embedded: {
            StoreAction.allCasePaths[keyPath: action].appending(
              path: PresentationAction<Gate<Child>>.allCasePaths.presented
            ).ungated()
          },
          dismissal: { StoreAction.allCasePaths[keyPath: action].embed(.dismiss) }
        )
      )
    }

    /// Returns a binding to the store of a presented child behind a gate.
    ///
    /// It is the same as `scope(state:action:)`. Were it missing, the scope of a plain child would be chosen.
    ///
    /// ```swift
    /// .sheet(item: $store.scope(\.login, action: \.login)) { store in LoginView(store: ViewStore(store)) }
    /// ```
    public func scope<Child: Reducer>(
      _ state: KeyPath<StoreState, Child.State?>,
      action: KeyPath<StoreAction.AllCasePaths, AnyCasePath<StoreAction, PresentationAction<Gate<Child>>>>
    ) -> Binding<Store<Child.State, Child.Action>?> {
      scope(state: state, action: action)
    }
  }
#endif
