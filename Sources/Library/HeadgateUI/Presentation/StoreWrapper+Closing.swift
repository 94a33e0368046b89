#if canImport(SwiftUI)
  public import HeadgateCasePathsRuntime
  public import HeadgateCore
  public import SwiftUI

  extension _StoreWrapper where StoreState: ObservableState, StoreAction: CasePathable {
    /// Returns a binding to the store of an optional child behind a gate that closes with an action of its own.
    ///
    /// Such a child has no `PresentationAction`, so it cannot be dismissed by the system. When the system writes nil, the child receives the
    /// action, once, and only if the child that the view shows is still there. A child that stays is presented again.
    ///
    /// ```swift
    /// .sheet(item: $store.scope(state: \.help, action: \.help, closing: \.view.closeTapped)) { HelpView(store: ViewStore($0)) }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The state of the child.
    ///   - action: The case of the child's gate.
    ///   - closing: The action that asks the child to close.
    public func scope<Child: Reducer>(
      state: KeyPath<StoreState, Child.State?>,
      action: KeyPath<StoreAction.AllCasePaths, AnyCasePath<StoreAction, Gate<Child>>>,
      closing: KeyPath<Child.Action.AllCasePaths, AnyCasePath<Child.Action, Void>>
    ) -> Binding<Store<Child.State, Child.Action>?> where Child.Action: CasePathable {
      presented(
        PresentedPath(
          state: state,
          action: action,
          embedded: { StoreAction.allCasePaths[keyPath: action].ungated() },
          dismissal: {
            StoreAction.allCasePaths[keyPath: action].ungated()
              .embed(Child.Action.allCasePaths[keyPath: closing].embed(()))
          },
          closing: closing
        )
      )
    }

    /// Returns a binding to the store of an optional child that closes with an action of its own.
    ///
    /// It behaves as that of a child behind a gate.
    ///
    /// ```swift
    /// .sheet(item: $store.scope(state: \.help, action: \.help, closing: \.closeTapped)) { HelpView(store: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The state of the child.
    ///   - action: The case of the child's actions.
    ///   - closing: The action that asks the child to close.
    public func scope<ChildState, ChildAction: CasePathable>(
      state: KeyPath<StoreState, ChildState?>,
      action: KeyPath<StoreAction.AllCasePaths, AnyCasePath<StoreAction, ChildAction>>,
      closing: KeyPath<ChildAction.AllCasePaths, AnyCasePath<ChildAction, Void>>
    ) -> Binding<Store<ChildState, ChildAction>?> {
      presented(
        PresentedPath(
          state: state,
          action: action,
          embedded: { StoreAction.allCasePaths[keyPath: action] },
          dismissal: {
            StoreAction.allCasePaths[keyPath: action].embed(ChildAction.allCasePaths[keyPath: closing].embed(()))
          },
          closing: closing
        )
      )
    }
  }
#endif
