internal import HeadgateCore
public import HeadgateDependenciesRuntime
internal import HeadgateSupport
public import HeadgateTesting
public import HeadgateUDF

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestStore where Action == any HeadgateUDF.Action {
  /// Creates a test store from combined reducers.
  ///
  /// ```swift
  /// let store = TestStore(state: AppState(), reducer: appReducer)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - reducer: The combined reducers.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - fileID: The call site, for reports.
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
    self.init(state, reducer, prepareDependencies, at: callSite)
  }

  /// Creates a test store from one reducer.
  ///
  /// ```swift
  /// let store = TestStore(state: UserState(), reducer: userReducer)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - reducer: The reducer.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public convenience init(
    state: State,
    reducer: @escaping HeadgateUDF.Reducer<State>,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(state, CombinedReducer(reducer), prepareDependencies, at: callSite)
  }

  /// Creates a test store from one reducer with side effects.
  ///
  /// ```swift
  /// let store = TestStore(state: UserState(), reducer: loading)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - reducer: The reducer.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - fileID: The call site, for reports.
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
    self.init(state, CombinedReducer(reducer), prepareDependencies, at: callSite)
  }

  private convenience init(
    _ state: State,
    _ reducer: CombinedReducer<State>,
    _ prepareDependencies: ((inout DependencyValues) -> Void)?,
    at callSite: CallSite
  ) {
    self.init(
      initialState: state,
      reducer: { reducer },
      withDependencies: prepareDependencies,
      fileID: callSite.fileID,
      filePath: callSite.filePath,
      line: callSite.line,
      column: callSite.column
    )
  }

  /// Asserts that a side effect dispatched an action, and asserts how the action changes the state.
  ///
  /// ```swift
  /// await store.receive(UserLoaded(user: user)) { $0.user = user }
  /// ```
  ///
  /// - Parameters:
  ///   - expected: The action.
  ///   - timeout: The maximum wait for work on other executors. `nil` means the timeout of the store.
  ///   - expectation: Changes the state as the action is expected to change it.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func receive<Expected: HeadgateUDF.Action & Equatable>(
    _ expected: Expected,
    timeout: Duration? = nil,
    assert expectation: ((inout State) throws -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      ExpectedAction(expected) { $0 as? Expected == expected },
      timeout,
      expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that a side effect dispatched an action of a type, with any values.
  ///
  /// ```swift
  /// await store.receive(UserLoaded.self) { $0.isLoading = false }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the action.
  ///   - timeout: The maximum wait for work on other executors. `nil` means the timeout of the store.
  ///   - expectation: Changes the state as the action is expected to change it.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func receive<Expected: HeadgateUDF.Action>(
    _ type: Expected.Type,
    timeout: Duration? = nil,
    assert expectation: ((inout State) throws -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      ExpectedAction("\(Expected.self)") { $0 is Expected },
      timeout,
      expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Unavailable: only `Equatable` actions can be compared.
  @available(
    *,
    unavailable,
    message: "An action that is not 'Equatable' is received by its type: 'await store.receive(UserLoaded.self)'."
  )
  @_disfavoredOverload
  public func receive(
    _ expected: any HeadgateUDF.Action,
    timeout: Duration? = nil,
    assert expectation: ((inout State) throws -> Void)? = nil
  ) async {}
}
