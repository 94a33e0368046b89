#if canImport(SwiftUI)
  public import SwiftUI

  // Modifiers of TCA from before observable state. Their messages name the replacement.

  extension View {
    /// Unavailable: use the binding of a store.
    @available(
      *,
      unavailable,
      message: "Write '.alert($store.scope(state: \\.alert, action: \\.alert))', with '@Bindable var store'."
    )
    public func alert<Action>(
      store: Store<PresentationState<AlertState<Action>>, PresentationAction<Action>>
    ) -> EmptyView { fatalError() }

    /// Unavailable: use the binding of a store.
    @available(
      *,
      unavailable,
      message:
        "Write '.alert($store.scope(state: \\.destination?.alert, action: \\.destination.alert))', with '@Bindable var store'."
    )
    public func alert<State, Action, Alert>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      state toDestinationState: @escaping (_ state: State) -> AlertState<Alert>?,
      action fromDestinationAction: @escaping (_ action: Alert) -> Action
    ) -> EmptyView { fatalError() }

    /// Unavailable: use the binding of a store.
    @available(
      *,
      unavailable,
      message:
        "Write '.confirmationDialog($store.scope(state: \\.dialog, action: \\.dialog))', with '@Bindable var store'."
    )
    public func confirmationDialog<Action>(
      store: Store<PresentationState<ConfirmationDialogState<Action>>, PresentationAction<Action>>
    ) -> EmptyView { fatalError() }

    /// Unavailable: use the binding of a store.
    @available(
      *,
      unavailable,
      message: """
        Write '.confirmationDialog($store.scope(state: \\.destination?.dialog, action: \\.destination.dialog))', with '@Bindable var store'.
        """
    )
    public func confirmationDialog<State, Action, Dialog>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<Dialog>?,
      action fromDestinationAction: @escaping (_ action: Dialog) -> Action
    ) -> EmptyView { fatalError() }

    /// Unavailable: use the binding of a store.
    @available(
      *,
      unavailable,
      message:
        "Write '.sheet(item: $store.scope(state: \\.child, action: \\.child)) { store in … }', with '@Bindable var store'."
    )
    public func sheet<State, Action, Content: View>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
    ) -> EmptyView { fatalError() }

    /// Unavailable: use the binding of a store.
    @available(
      *,
      unavailable,
      message: """
        Write '.sheet(item: $store.scope(state: \\.destination?.child, action: \\.destination.child)) { store in … }', with \
        '@Bindable var store'.
        """
    )
    public func sheet<State, Action, ChildState, ChildAction, Content: View>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      state toDestinationState: @escaping (_ state: State) -> ChildState?,
      action fromDestinationAction: @escaping (_ action: ChildAction) -> Action,
      onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (_ store: Store<ChildState, ChildAction>) -> Content
    ) -> EmptyView { fatalError() }

    /// Unavailable: use the binding of a store.
    @available(
      *,
      unavailable,
      message:
        "Write '.popover(item: $store.scope(state: \\.child, action: \\.child)) { store in … }', with '@Bindable var store'."
    )
    public func popover<State, Action, Content: View>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      arrowEdge: Edge = .top,
      @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
    ) -> EmptyView { fatalError() }

    /// Unavailable: use the binding of a store.
    @available(
      *,
      unavailable,
      message: """
        Write '.fullScreenCover(item: $store.scope(state: \\.child, action: \\.child)) { store in … }', with '@Bindable var store'.
        """
    )
    public func fullScreenCover<State, Action, Content: View>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
    ) -> EmptyView { fatalError() }

    /// Unavailable: use the binding of a store.
    @available(
      *,
      unavailable,
      message: """
        Write '.navigationDestination(item: $store.scope(state: \\.child, action: \\.child)) { store in … }', with '@Bindable var store'.
        """
    )
    public func navigationDestination<State, Action, Destination: View>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
    ) -> EmptyView { fatalError() }
  }
#endif
