#if canImport(SwiftUI)
  import HeadgateCasePathsRuntime
  import HeadgateCore
  import SwiftUI

  /// The paths to a presented child, and the child that is presented when a view is evaluated.
  ///
  /// It is the index of a key path: two are equal if their key paths and their children are.
  struct PresentedPath<State, Action, ChildState, ChildAction>: Hashable {
    let state: KeyPath<State, ChildState?>
    let action: AnyKeyPath
    let embedded: () -> AnyCasePath<Action, ChildAction>
    let dismissal: () -> Action
    /// The action of the child in place of `.dismiss`.
    var closing: AnyKeyPath?
    /// The child that the view shows. A dismissal of another child is ignored.
    var shown: Store<ChildState, ChildAction>?

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.state == rhs.state && lhs.action == rhs.action && lhs.closing == rhs.closing && lhs.shown == rhs.shown
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(state)
      hasher.combine(action)
      hasher.combine(shown)
    }
  }

  extension Store {
    /// The store of the presented child. Writing nil dismisses the child, if it is the one that the view shows.
    subscript<ChildState, ChildAction>(
      presented path: PresentedPath<State, Action, ChildState, ChildAction>
    ) -> Store<ChildState, ChildAction>? {
      get { handle.presented(path.state, path.action, path: path.embedded, dismissal: path.dismissal) }
      set {
        guard newValue == nil, handle.isPresent, let shown = path.shown, shown === self[presented: path] else { return }
        send(path.dismissal())
      }
    }
  }

  extension _StoreWrapper where StoreState: ObservableState {
    /// Returns a binding to the store of a presented child.
    func presented<ChildState, ChildAction>(
      _ path: PresentedPath<StoreState, StoreAction, ChildState, ChildAction>
    ) -> Binding<Store<ChildState, ChildAction>?> {
      binding(\.[presented: shown(path)])
    }

    /// Returns the path with the child that is presented now. The read lets the body observe whether a child is presented.
    func shown<ChildState, ChildAction>(
      _ path: PresentedPath<StoreState, StoreAction, ChildState, ChildAction>
    ) -> PresentedPath<StoreState, StoreAction, ChildState, ChildAction> {
      var path = path
      path.shown = _store[presented: path]
      return path
    }
  }
#endif
