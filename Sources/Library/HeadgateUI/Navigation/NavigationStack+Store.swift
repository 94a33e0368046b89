#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  /// Internal to the library.
  // The destinations of a stack, as a modifier of its root: the type must be named in the constraints of an initializer.
  public struct _StackDestinations<ElementState, Destination: View>: ViewModifier {
    let destination: @MainActor (StackElementID) -> Destination?

    /// Internal to the library.
    public func body(content: Content) -> some View {
      content.navigationDestination(for: StackScreen<ElementState>.self) { destination($0.id) }
    }
  }

  extension NavigationStack {
    /// Creates a navigation stack that shows the elements of a stack.
    ///
    /// A pop by the system sends `.popFrom`, a link with a state sends `.push`. A screen that leaves keeps its last state.
    ///
    /// ```swift
    /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
    ///   NavigationLink("Details", state: App.Path.State.detail(Detail.State()))
    /// } destination: { store in
    ///   switch store.case {
    ///   case .detail(let store): DetailView(store: store)
    ///   }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - path: The store of the stack.
    ///   - root: The view below all elements.
    ///   - destination: Creates the view of an element from the element's store.
    @MainActor
    public init<ElementState, ElementAction, Destination: View, R: View>(
      path: Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>,
      @ViewBuilder root: () -> R,
      @ViewBuilder destination: @escaping @MainActor (Store<ElementState, ElementAction>) -> Destination
    )
    where
      Data == [StackScreen<ElementState>], Root == ModifiedContent<R, _StackDestinations<ElementState, Destination>>
    {
      let store = path.wrappedValue
      self.init(path: pathBinding(store)) {
        root().modifier(
          _StackDestinations<ElementState, Destination> { id in store.handle.element(id).map { destination($0) } }
        )
      }
    }

    /// Creates a navigation stack that shows the elements of a stack, each behind a gate.
    ///
    /// The closure receives the element's own store. Pass a `ViewStore` of it to the element's view.
    ///
    /// - Parameters:
    ///   - path: The store of the stack.
    ///   - root: The view below all elements.
    ///   - destination: Creates the view of an element from the element's store.
    @MainActor
    public init<Child: Reducer, Destination: View, R: View>(
      path: Binding<Store<StackState<Child.State>, StackAction<Child.State, Gate<Child>>>>,
      @ViewBuilder root: () -> R,
      @ViewBuilder destination: @escaping @MainActor (Store<Child.State, Child.Action>) -> Destination
    )
    where Data == [StackScreen<Child.State>], Root == ModifiedContent<R, _StackDestinations<Child.State, Destination>> {
      let store = path.wrappedValue
      self.init(path: pathBinding(store)) {
        root().modifier(
          _StackDestinations<Child.State, Destination> { id in store.handle.gatedElement(id).map { destination($0) } }
        )
      }
    }

    /// Creates a navigation stack that shows the elements of a stack, each behind a gate, for the view of a gated feature.
    ///
    /// ```swift
    /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) { RootView() } destination: { LoginView(store: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - path: The stack of a view store.
    ///   - root: The view below all elements.
    ///   - destination: Creates the view of an element from the element's view store.
    @MainActor
    public init<Child: Reducer, Destination: View, R: View>(
      path: Binding<ViewStoreStack<Child>>,
      @ViewBuilder root: () -> R,
      @ViewBuilder destination: @escaping @MainActor (ViewStore<Child>) -> Destination
    )
    where Data == [StackScreen<Child.State>], Root == ModifiedContent<R, _StackDestinations<Child.State, Destination>> {
      let stack = path.wrappedValue
      self.init(path: pathBinding(stack.store)) {
        root().modifier(
          _StackDestinations<Child.State, Destination> { id in stack.element(id).map { destination($0) } }
        )
      }
    }
  }
#endif
