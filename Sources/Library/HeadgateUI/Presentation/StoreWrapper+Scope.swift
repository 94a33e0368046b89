#if canImport(SwiftUI)
  public import HeadgateCasePathsRuntime
  public import HeadgateCore
  public import SwiftUI

  extension _StoreWrapper where StoreState: ObservableState, StoreAction: CasePathable {
    /// Returns a binding to the store of a presented child, for `sheet(item:)`, `fullScreenCover(item:)`, `popover(item:)`,
    /// `navigationDestination(item:)`, and for the alerts of this library.
    ///
    /// The binding is nil while nothing is presented. When the system writes nil, the store receives `.dismiss`, once, and only if
    /// the child that the view shows is still presented. A child of another identity is another item.
    ///
    /// ```swift
    /// .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
    ///   EditView(store: store)
    /// }
    /// ```
    public func scope<ChildState, ChildAction>(
      state: KeyPath<StoreState, ChildState?>,
      action: KeyPath<StoreAction.AllCasePaths, AnyCasePath<StoreAction, PresentationAction<ChildAction>>>
    ) -> Binding<Store<ChildState, ChildAction>?> {
      presented(
        PresentedPath(
          state: state,
          action: action,
          embedded: {
            StoreAction.allCasePaths[keyPath: action].appending(
              path: PresentationAction<ChildAction>.allCasePaths.presented
            )
          },
          dismissal: { StoreAction.allCasePaths[keyPath: action].embed(.dismiss) }
        )
      )
    }

    /// Returns a binding to the store of a presented child.
    ///
    /// It is the same as `scope(state:action:)`.
    ///
    /// ```swift
    /// .sheet(item: $store.scope(\.detail, action: \.detail)) { DetailView(store: $0) }
    /// ```
    public func scope<ChildState, ChildAction>(
      _ state: KeyPath<StoreState, ChildState?>,
      action: KeyPath<StoreAction.AllCasePaths, AnyCasePath<StoreAction, PresentationAction<ChildAction>>>
    ) -> Binding<Store<ChildState, ChildAction>?> {
      scope(state: state, action: action)
    }
  }
#endif
