public import HeadgateDependenciesRuntime
public import HeadgateSupport

/// The store of an app: holds the state of a feature on the main actor, reduces what is sent to it, and runs the effects.
///
/// Actions that are sent while another is being reduced are queued, first in first out; the follow-up actions of an action
/// come behind what is already queued. Readers see the state when the queue is empty. A store can be made wherever the main
/// actor is: in a function, a stored property, a static constant, a property wrapper. ``ActorStore`` is its sibling for any
/// other actor.
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
  /// Set for a root store: its sends take no way through a node.
  @usableFromInline let root: StoreCore<State, Action>?

  /// Makes a store.
  ///
  /// The initial state, the reducer and all effects see the prepared dependencies, laid over those that surround the call.
  /// The body of the reducer is evaluated here, once.
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
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - fileID: The place of the store, for messages.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
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

  /// Makes the store of an element.
  // A collection is used on the actor of its store, which its requirements cannot say. The check comes before the handle is used.
  nonisolated static func ofElement(_ handle: StoreHandle<State, Action>) -> Store {
    nonisolated(unsafe) let handle = handle
    return MainActor.assumeIsolated { Store(handle) }
  }

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

/// The store of a feature: `StoreOf<Counter>` is `Store<Counter.State, Counter.Action>`.
///
/// ```swift
/// let store: StoreOf<Counter>
/// ```
public typealias StoreOf<R: _ReducerTypes> = Store<R.State, R.Action>
