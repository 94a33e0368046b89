internal import HeadgateCore
public import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// Holds the state, and changes it by the actions that are dispatched to it, one after the other.
///
/// It can be used from any thread. Actions are reduced on a queue of the store's own, in the order in which they were dispatched;
/// side effects run off that queue and end with the store. A store that nobody keeps reduces what was dispatched before and goes.
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

  /// Makes a store of combined reducers.
  ///
  /// ```swift
  /// let store = Store(state: AppState(), reducer: combine { embed(\.user, userReducer) })
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state to begin with.
  ///   - reducer: What changes it.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - fileID: The place of the store, for messages.
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

  /// Makes a store of one reducer.
  ///
  /// ```swift
  /// let store = Store(state: AppState(), reducer: appReducer)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state to begin with.
  ///   - reducer: What changes it.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - fileID: The place of the store, for messages.
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
    self.init(
      state: state,
      reducer: CombinedReducer(reducer),
      withDependencies: prepareDependencies,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Makes a store of one reducer with side effects.
  ///
  /// ```swift
  /// let store = Store(state: UserState(), reducer: loading)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state to begin with.
  ///   - reducer: What changes it, and says what else is to be done.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - fileID: The place of the store, for messages.
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
    self.init(
      state: state,
      reducer: CombinedReducer(reducer),
      withDependencies: prepareDependencies,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The state after the last action that was reduced.
  ///
  /// Waits for what is being reduced, a few actions at most and what they lead to; an action that was dispatched just before may
  /// not have been reduced yet. Read inside a reducer of this store it is the state that the store began with, and that is
  /// reported. Inside a reducer of another store whose state this one waits for, it is the state after an earlier action or the
  /// first one, and that is reported. Do not read it, nor subscribe, while you hold a lock that a reducer or the cancellation
  /// handler of a side effect takes: both run while others wait for the state.
  ///
  /// ```swift
  /// print(store.state.user)
  /// ```
  public var state: State { source.state }

  /// Takes an action and returns at once: it is reduced on the store's queue, after all that were dispatched before it.
  ///
  /// ```swift
  /// store.dispatch(UserRequested(id: 1))
  /// ```
  ///
  /// - Parameters:
  ///   - action: What has happened.
  ///   - fileID: The place, for events and messages.
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
