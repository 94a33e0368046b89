internal import HeadgateCore
public import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// Holds the state and changes it by dispatched actions, one after the other.
///
/// It can be used from any thread. Actions are reduced on the store's queue, in the order in which they were dispatched.
/// Side effects run off that queue and end with the store. A store without references reduces the actions that were already
/// dispatched, then it is deallocated.
///
/// ```swift
/// let store = Store(state: AppState(), reducer: appReducer)
/// store.dispatch(AppDidBecomeActive())
/// print(store.state.isActive)
/// ```
public final class Store<State: Sendable>: ActionDispatcher {
  let source: StoreSource<State>

  init(_ source: StoreSource<State>) {
    self.source = source
  }

  /// Creates a store from combined reducers.
  ///
  /// ```swift
  /// let store = Store(state: AppState(), reducer: combine { embed(\.user, userReducer) })
  /// ```
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - reducer: The combined reducers.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - fileID: The call site, for messages.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public convenience init(
    state: State,
    reducer: CombinedReducer<State>,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(RootSource(state: state, reducer: reducer, withDependencies: prepareDependencies, at: callSite))
  }

  /// Creates a store from one reducer.
  ///
  /// ```swift
  /// let store = Store(state: AppState(), reducer: appReducer)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - reducer: The reducer.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - fileID: The call site, for messages.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public convenience init(
    state: State,
    reducer: @escaping Reducer<State>,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let reducer = CombinedReducer(reducer)
    self.init(RootSource(state: state, reducer: reducer, withDependencies: prepareDependencies, at: callSite))
  }

  /// Creates a store from one reducer with side effects.
  ///
  /// ```swift
  /// let store = Store(state: UserState(), reducer: loading)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - reducer: The reducer.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - fileID: The call site, for messages.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  @_disfavoredOverload
  public convenience init(
    state: State,
    reducer: @escaping SideEffectReducer<State>,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let reducer = CombinedReducer(reducer)
    self.init(RootSource(state: state, reducer: reducer, withDependencies: prepareDependencies, at: callSite))
  }

  /// The state after the last reduced action.
  ///
  /// Reading waits for the current reduction, which is a few actions at most and the actions that they lead to. An action
  /// that was dispatched just before may not be reduced yet.
  ///
  /// A reducer must not read the state of its own store: it gets the initial state, and that is reported. In a reducer of
  /// another store that this store waits for, the result is an earlier state or the initial one, and that is reported.
  ///
  /// Do not read the state or subscribe while you hold a lock that a reducer or a cancellation handler of a side effect
  /// takes: both run while other threads wait for the state.
  public var state: State { source.state }

  /// Takes an action and returns immediately. The action is reduced on the store's queue, after all earlier actions.
  ///
  /// ```swift
  /// store.dispatch(UserRequested(id: 1))
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - fileID: The call site, for events and messages.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func dispatch(
    _ action: any Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    source.dispatch(
      action,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
