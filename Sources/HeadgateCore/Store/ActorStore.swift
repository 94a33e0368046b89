public import HeadgateDependenciesRuntime
public import HeadgateSupport

/// The store of a server, a tool or any background work: what ``Store`` is on the main actor, on the actor that makes it.
///
/// It is not `Sendable`: it belongs to its actor and is used there synchronously; its effects deliver there. Made where no
/// actor is, it does not compile. It does not keep its actor alive, so that an actor may own its store; when the actor goes,
/// the store goes with it and everything stops.
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
  /// Set for a root store: its sends take no way through a node.
  @usableFromInline let root: StoreCore<State, Action>?

  /// Makes a store.
  ///
  /// The initial state, the reducer and all effects see the prepared dependencies, laid over those that surround the call.
  /// The body of the reducer is evaluated here, once.
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
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - isolation: The actor that the store belongs to: the one that calls.
  ///   - fileID: The place of the store, for messages.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
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

  /// Makes the store of an element.
  static func ofElement(_ handle: StoreHandle<State, Action>) -> ActorStore { ActorStore(handle) }

  /// Sends an action, and performs all that follows from it without suspension before it returns.
  ///
  /// A send while an action is being reduced queues and returns at once. Cost: that of the reducers on the way to the feature
  /// that handles the action, and a small constant for each.
  ///
  /// ```swift
  /// store.send(.incrementButtonTapped)
  /// await store.send(.refreshPulled).finish()
  /// ```
  ///
  /// - Returns: The effects that came of it, to wait for or to cancel.
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

  /// Sends an action: the form without a place, for use as a function value.
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

  /// Runs a closure with the state; what it reads of an observable state registers observation, and nothing else does.
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
///
/// ```swift
/// let store: ActorStoreOf<Session>
/// ```
public typealias ActorStoreOf<R: _ReducerTypes> = ActorStore<R.State, R.Action>
