internal import HeadgateSupport

/// What a feature's view sees of the store: the state, and the view actions to send.
///
/// Another kind of action cannot be named through it, and the store cannot be had from it. It is a value around the store; two are equal
/// when their stores are the same object.
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
  @usableFromInline let store: Store<Feature.State, Feature.Action>

  /// Makes what the view of a feature needs of the feature's store.
  ///
  /// ```swift
  /// let screen = LoginScreen(store: ViewStore(store))
  /// ```
  @inlinable
  public init(_ store: Store<Feature.State, Feature.Action>) {
    self.store = store
  }

  /// Sends a view action, as ``Store/send(_:fileID:filePath:line:column:)`` does.
  ///
  /// ```swift
  /// store.send(.loginButtonTapped)
  /// ```
  ///
  /// - Returns: The effects that came of it, to wait for or to cancel.
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

  /// Runs a closure with the state; what it reads of an observable state registers observation, and nothing else does.
  ///
  /// ```swift
  /// let count = store.withState { $0.rows.count }
  /// ```
  @inlinable
  public func withState<Result>(_ body: (_ state: Feature.State) -> Result) -> Result {
    store.withState(body)
  }

  /// Runs a closure at once, and again after each change of what it read from observable states.
  ///
  /// ```swift
  /// let token = store.observe { print(store.name) }
  /// ```
  ///
  /// - Returns: Keeps the observation going; keep it.
  public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
    store.observe(apply)
  }

  /// The state of a feature that is not observable; reading it registers nothing.
  ///
  /// ```swift
  /// print(store.state)
  /// ```
  @inlinable
  @_disfavoredOverload
  public var state: Feature.State { store.withState { $0 } }
}

extension ViewStore where Feature.State: ObservableState {
  /// The state; reading it registers observation of all of it.
  ///
  /// ```swift
  /// print(store.state)
  /// ```
  @inlinable
  public var state: Feature.State { store.state }

  /// A property of the state; reading it registers observation of that property.
  ///
  /// ```swift
  /// print(store.name)
  /// ```
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
  /// A property of the state; setting it sends a binding as a view action.
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
  /// Whether both are of the same store.
  ///
  /// ```swift
  /// let isSame = ViewStore<Login>(store) == ViewStore<Login>(store)
  /// ```
  public nonisolated static func == (lhs: ViewStore, rhs: ViewStore) -> Bool { lhs.id == rhs.id }

  /// Hashes the identity of the store.
  ///
  /// ```swift
  /// let stores: Set = [ViewStore<Login>(store)]
  /// ```
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ViewStore: Identifiable {
  /// The identity of the store.
  ///
  /// ```swift
  /// print(store.id)
  /// ```
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(store) }
}

extension ViewStore: CustomReflectable {
  /// A mirror without children: the store cannot be had from it.
  ///
  /// ```swift
  /// dump(store)
  /// ```
  public nonisolated var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}

extension ViewStore: CustomDebugStringConvertible {
  /// The name of the feature: `ViewStore<Login>`.
  ///
  /// ```swift
  /// print(store.debugDescription)
  /// ```
  public nonisolated var debugDescription: String { "ViewStore<\(typeName(Feature.self))>" }
}
