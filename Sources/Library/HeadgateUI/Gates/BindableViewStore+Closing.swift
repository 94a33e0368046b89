#if canImport(SwiftUI)
  public import HeadgateCasePathsRuntime
  public import HeadgateCore
  public import SwiftUI

  extension BindableViewStore where Feature.State: ObservableState, Feature.Action: CasePathable {
    /// Returns a binding to the view store of an optional child behind a gate that closes with a view action of its own.
    ///
    /// Such a child has no `PresentationAction`, so it cannot be dismissed by the system. When the system writes nil, the child receives the
    /// view action, once, and only if the child that the view shows is still there. A child that stays is presented again.
    ///
    /// ```swift
    /// .sheet(item: $store.scope(state: \.help, action: \.help, closing: \.closeTapped)) { HelpView(store: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The state of the child.
    ///   - action: The case of the child's gate.
    ///   - closing: The view action that asks the child to close.
    public func scope<Child: Reducer>(
      state: KeyPath<Feature.State, Child.State?>,
      action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, Gate<Child>>>,
      closing: KeyPath<Child.Action.ViewAction.AllCasePaths, AnyCasePath<Child.Action.ViewAction, Void>>
    ) -> Binding<ViewStore<Child>?> where Child.Action.ViewAction: CasePathable {
      let embedded = { ViewPath.checked(Feature.Action.allCasePaths[keyPath: action], endsAtGate: true).ungated() }
      let path = bindable.shown(
        PresentedPath(
          state: state,
          action: action,
          embedded: embedded,
          dismissal: { embedded().embed(.view(Child.Action.ViewAction.allCasePaths[keyPath: closing].embed(()))) },
          closing: closing
        )
      )
      return bindable[dynamicMember: \.[presentedView: path, of: FeatureTag<Child>()]]
    }
  }
#endif
