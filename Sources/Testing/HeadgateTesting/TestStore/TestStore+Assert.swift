import HeadgateCore
internal import HeadgateSupport

extension TestStore {
  /// Asserts values of the current state without sending or receiving an action.
  ///
  /// The closure receives the state and must leave it unchanged: each assignment names the value that is there. Reports a
  /// difference at the call site.
  ///
  /// ```swift
  /// store.assert { $0.isLoggedIn = true }
  /// ```
  ///
  /// - Parameters:
  ///   - expectation: Assigns the expected values.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func assert(
    _ expectation: @escaping (inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    // The changes of shared values by effects, up to the next action to receive.
    let sharedAfter = observer.ledger.next?.sharedBefore ?? shared.now
    check(
      Step(kind: .assert, action: nil, number: nil),
      from: state,
      to: state,
      shared: sharedAfter,
      expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    shared.assert(sharedAfter)
  }

  /// Performs an operation with another exhaustivity, then restores the current one.
  ///
  /// ```swift
  /// await store.withExhaustivity(.off) { await store.send(.loginButtonTapped) }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: The exhaustivity during the operation.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  @discardableResult
  public func withExhaustivity<Result, Failure: Error>(
    _ exhaustivity: Exhaustivity,
    operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = self.exhaustivity
    defer { self.exhaustivity = outer }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Performs an asynchronous operation with another exhaustivity, then restores the current one.
  ///
  /// ```swift
  /// await store.withExhaustivity(.off) { await store.send(.loginButtonTapped) }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: The exhaustivity during the operation.
  ///   - isolation: The actor of the test.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  @discardableResult
  public func withExhaustivity<Result, Failure: Error>(
    _ exhaustivity: Exhaustivity,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let outer = self.exhaustivity
    defer { self.exhaustivity = outer }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
