#if canImport(SwiftUI)
  public import HeadgateCasePathsRuntime
  public import HeadgateCore
  public import SwiftUI

  // Only through gates, as the scopes of a view store.
  extension BindableViewStore where Feature.State: ObservableState, Feature.Action: CasePathable {
    /// Returns a binding to the view store of a presented child behind a gate.
    ///
    /// When the system writes nil, the feature receives `.dismiss`, as from the binding of a store.
    ///
    /// ```swift
    /// .sheet(item: $store.scope(state: \.login, action: \.login)) { LoginView(store: $0) }
    /// ```
    public func scope<Child: Reducer>(
      state: KeyPath<Feature.State, Child.State?>,
      action: KeyPath<
        Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, PresentationAction<Gate<Child>>>
      >
    ) -> Binding<ViewStore<Child>?> {
      let path = bindable.shown(
        PresentedPath(
          state: state,
          action: action,
          embedded: {
            ViewPath.checked(
              Feature.Action.allCasePaths[keyPath: action].appending(
                path: PresentationAction<Gate<Child>>.allCasePaths.presented
              ),
              endsAtGate: true
            ).ungated()
          },
          dismissal: { Feature.Action.allCasePaths[keyPath: action].embed(.dismiss) }
        )
      )
      return bindable[dynamicMember: \.[presentedView: path, of: FeatureTag<Child>()]]
    }

    /// Returns a binding to the store of a presented alert, dialog or enum reducer.
    ///
    /// ```swift
    /// .alert($store.scope(state: \.alert, action: \.alert))
    /// ```
    public func scope<Presented: EphemeralState>(
      state: KeyPath<Feature.State, Presented?>,
      action: KeyPath<
        Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, PresentationAction<Presented.Action>>
      >
    ) -> Binding<Store<Presented, Presented.Action>?> {
      bindable.presented(
        PresentedPath(
          state: state,
          action: action,
          embedded: {
            ViewPath.checked(
              Feature.Action.allCasePaths[keyPath: action].appending(
                path: PresentationAction<Presented.Action>.allCasePaths.presented
              ),
              endsAtGate: false
            )
          },
          dismissal: { Feature.Action.allCasePaths[keyPath: action].embed(.dismiss) }
        )
      )
    }
  }

  extension Store where State: ObservableState {
    /// The view store of the presented child. Writing nil dismisses the child, if it is the one that the view shows.
    subscript<Child: Reducer>(
      presentedView path: PresentedPath<State, Action, Child.State, Child.Action>,
      of _: FeatureTag<Child>
    ) -> ViewStore<Child>? where Child.Action: ViewAction {
      get { self[presented: path].map { ViewStore<Child>($0) } }
      set { if newValue == nil { self[presented: path] = nil } }
    }
  }

  /// The type of a feature, for a key path: an index of a key path must be Hashable, and a metatype is not.
  struct FeatureTag<Feature: Reducer>: Hashable {}
#endif
