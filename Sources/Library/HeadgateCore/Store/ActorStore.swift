public import HeadgateDependenciesRuntime
public import HeadgateSupport

/// The store of a server, tool or background task: like ``Store``, but on the actor that creates it.
///
/// An actor store is not `Sendable`. Its actor uses it synchronously, and effects send their actions on that actor. Creating an
/// actor store outside an actor does not compile. The store does not retain its actor, so an actor can own its store. When the
/// actor is deallocated, the store that it owns is deallocated too, and all effects stop.
///
/// ```swift
/// actor Connection {
///   private lazy var store = ActorStore(initialState: Session.State(), reducer: { Session() }, isolation: self)
///   func received(_ line: String) { store.send(.lineReceived(line)) }
/// }
/// ```
@dynamicMemberLookup
public final class ActorStore<State, Action> {
  @usableFromInline package let handle: StoreHandle<State, Action>
  /// The core of a root store; nil for a scoped store. A root store sends to the core directly, without a cursor.
  @usableFromInline package let root: StoreCore<State, Action>?

  /// Creates a store.
  ///
  /// The initial state, the reducer and all effects use the prepared dependencies. Dependencies that `withDependencies` does not
  /// change come from the context of the call. The body of the reducer is evaluated once, during this call.
  ///
  /// An actor creates its store in a method, or in a `lazy var` with `isolation: self`. Its initializer cannot create the store,
  /// because the compiler does not know the isolation there. An `async` initializer can call a method that does.
  ///
  /// ```swift
  /// let store = ActorStore(initialState: Counter.State()) {
  ///   Counter()
  /// } withDependencies: {
  ///   $0.uuid = .incrementing
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes the dependencies of this store.
  ///   - isolation: The actor of the caller, to which the store belongs.
  ///   - fileID: The file ID of the call site, for messages.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  @inlinable
  public init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    isolation: isolated any Actor = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    let core = StoreCore(
      initialState: initialState,
      reducer: reducer,
      prepareDependencies: prepareDependencies,
      callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
      isolation: isolation
    )
    root = core
    handle = StoreHandle(root: core)
  }

  init(_ handle: StoreHandle<State, Action>) {
    self.handle = handle
    root = nil
  }

  /// Creates the store of an element.
  static func ofElement(_ handle: StoreHandle<State, Action>) -> ActorStore { ActorStore(handle) }

  /// Sends an action, and reduces the action and its synchronous follow-up actions before it returns.
  ///
  /// When the store is already reducing an action, the call queues the action and returns immediately. The cost is that of the
  /// reducers from the root to the feature that handles the action, plus a small constant for each.
  ///
  /// ```swift
  /// store.send(.incrementButtonTapped)
  /// await store.send(.refreshPulled).finish()
  /// ```
  ///
  /// - Returns: A task that waits for, or cancels, the effects started by this action.
  @inlinable
  @discardableResult
  public func send(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask {
    if let root {
      return StoreTask(
        root.send(
          action,
          callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        )
      )
    }
    return sendThroughCursor(
      action,
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Sends an action. This overload takes no call site, so that the method can be used as a function value.
  ///
  /// ```swift
  /// let send: (Counter.Action) -> StoreTask = store.send
  /// ```
  @_disfavoredOverload
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    sendThroughCursor(action, handle.cursor.core.callSite)
  }

  @usableFromInline
  func sendThroughCursor(_ action: Action, _ callSite: CallSite) -> StoreTask {
    StoreTask(handle.cursor.send(action, callSite: callSite))
  }

  /// Calls a closure with the state. Only the observable properties that the closure reads are observed.
  ///
  /// ```swift
  /// let count = store.withState { $0.rows.count }
  /// ```
  @inlinable
  public func withState<Result>(_ body: (_ state: State) -> Result) -> Result {
    handle.cursor.read(body)
  }
}

/// The store of a feature on an actor: `ActorStoreOf<Session>` is `ActorStore<Session.State, Session.Action>`.
public typealias ActorStoreOf<R: _ReducerMacro> = ActorStore<R.State, R.Action>
