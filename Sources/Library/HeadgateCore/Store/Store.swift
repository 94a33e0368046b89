public import HeadgateDependenciesRuntime
public import HeadgateSupport

/// The store of an app: holds the state of a feature on the main actor, reduces actions, and runs effects.
///
/// An action that is sent while another action is reduced is added to the end of a queue. The follow-up actions of an action are
/// also added to the end. Readers see the state when the queue is empty. A store can be created anywhere on the main actor: in
/// a function, a stored property, a static constant or a property wrapper. On any other actor, use ``ActorStore``.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementButtonTapped)
/// print(store.count)
/// ```
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  @usableFromInline package let handle: StoreHandle<State, Action>
  /// The core of a root store; nil for a scoped store. A root store sends to the core directly, without a cursor.
  @usableFromInline package let root: StoreCore<State, Action>?

  /// Creates a store.
  ///
  /// The initial state, the reducer and all effects use the prepared dependencies. Dependencies that `withDependencies` does not
  /// change come from the context of the call. The body of the reducer is evaluated once, during this call.
  ///
  /// ```swift
  /// let store = Store(initialState: Counter.State()) {
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
  ///   - fileID: The file ID of the call site, for messages.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  @inlinable
  public init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
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
      isolation: MainActor.shared
    )
    root = core
    handle = StoreHandle(root: core)
  }

  init(_ handle: StoreHandle<State, Action>) {
    self.handle = handle
    root = nil
  }

  /// Creates the store of an element.
  // A `StoreCollection` is used on the actor of its store, but its requirements cannot state that. The check comes before the
  // handle is used.
  nonisolated static func ofElement(_ handle: StoreHandle<State, Action>) -> Store {
    nonisolated(unsafe) let handle = handle
    return MainActor.assumeIsolated { Store(handle) }
  }

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

/// The store of a feature: `StoreOf<Counter>` is `Store<Counter.State, Counter.Action>`.
public typealias StoreOf<R: _ReducerMacro> = Store<R.State, R.Action>
