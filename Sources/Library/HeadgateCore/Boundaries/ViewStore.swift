public import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// The access of a feature's view to its store: the state, and sending view actions.
///
/// A view store cannot send other actions, and does not expose the store. It is a value that refers to the store. Two view
/// stores are equal if they refer to the same store.
///
/// ```swift
/// struct LoginScreen {
///   let store: ViewStore<Login>
///   @MainActor func buttonTapped() { store.send(.loginButtonTapped) }
/// }
/// let screen = LoginScreen(store: ViewStore(store))
/// ```
@MainActor
@dynamicMemberLookup
public struct ViewStore<Feature: Reducer> where Feature.Action: ViewAction {
  @usableFromInline package let store: Store<Feature.State, Feature.Action>

  /// Creates a view store from the feature's store.
  @inlinable
  public init(_ store: Store<Feature.State, Feature.Action>) {
    self.store = store
  }

  /// Creates a store of the feature, and its view store. Nothing else can reach the store.
  ///
  /// ```swift
  /// let store = ViewStore(initialState: Login.State()) { Login() }
  /// ```
  public init(
    initialState: @autoclosure () -> Feature.State,
    reducer: () -> Feature,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      Store(
        initialState: initialState(),
        reducer: { reducer() },
        withDependencies: prepareDependencies,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    )
  }

  /// Sends a view action, as ``Store/send(_:fileID:filePath:line:column:)`` does.
  ///
  /// ```swift
  /// store.send(.loginButtonTapped)
  /// ```
  ///
  /// - Returns: A task that waits for, or cancels, the effects started by this action.
  @inlinable
  @discardableResult
  public func send(
    _ action: Feature.Action.ViewAction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask {
    store.send(.view(action), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs a closure with the state. Only reads of observable states inside the closure register observation.
  ///
  /// ```swift
  /// let count = store.withState { $0.rows.count }
  /// ```
  @inlinable
  public func withState<Result>(_ body: (_ state: Feature.State) -> Result) -> Result {
    store.withState(body)
  }

  /// Runs a closure immediately, and again after each change of the observable state that it read.
  ///
  /// ```swift
  /// let token = store.observe { print(store.name) }
  /// ```
  ///
  /// - Returns: A token. The observation ends when the token is released.
  public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
    store.observe(apply)
  }

  /// The state. Reading it observes the whole state if its type is observable, which generic code may not know.
  @inlinable
  @_disfavoredOverload
  public var state: Feature.State { store.state }
}

extension ViewStore where Feature.State: ObservableState {
  /// The state. Reading it observes the whole state.
  @inlinable
  public var state: Feature.State { store.state }

  /// A property of the state. Reading it observes that property.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<Feature.State, Value>) -> Value {
    store[dynamicMember: keyPath]
  }
}

extension ViewStore
where
  Feature.State: ObservableState, Feature.Action.ViewAction: BindableAction,
  Feature.Action.ViewAction.State == Feature.State
{
  /// A property of the state. Setting it sends a binding as a view action.
  ///
  /// ```swift
  /// store.name = "Blob"
  /// ```
  @inlinable
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(
    dynamicMember property: any WritableKeyPath<Feature.State, Value> & Sendable
  ) -> Value {
    get { store.handle.cursor.read { $0[keyPath: property] } }
    nonmutating set {
      let binding = BindingAction.set(property, newValue)
      store.send(.view(.binding(binding)), for: binding)
    }
  }
}

extension ViewStore: Hashable {
  /// Returns whether both refer to the same store.
  public nonisolated static func == (lhs: ViewStore, rhs: ViewStore) -> Bool { lhs.id == rhs.id }

  /// Hashes the identity of the store.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ViewStore: Identifiable {
  /// The identity of the store.
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(store) }
}

extension ViewStore: CustomReflectable {
  /// A mirror without children, which does not expose the store.
  public nonisolated var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}

extension ViewStore: CustomDebugStringConvertible {
  /// The name of the feature: `ViewStore<Login>`.
  public nonisolated var debugDescription: String { "ViewStore<\(typeName(Feature.self))>" }
}
