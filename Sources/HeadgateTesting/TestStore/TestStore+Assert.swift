import HeadgateCore
internal import HeadgateSupport

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestStore {
  /// Asserts something of the state as the test knows it, without sending or receiving.
  ///
  /// The closure gets the state and must leave it as it is: what it assigns says what is there. Reports a difference at this
  /// line.
  ///
  /// ```swift
  /// store.assert { $0.isLoggedIn = true }
  /// ```
  ///
  /// - Parameters:
  ///   - expectation: Says what is there.
  ///   - fileID: The line at fault.
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
    check(
      Step(kind: .assert, action: nil, number: nil),
      from: state,
      to: state,
      expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Performs an operation under another exhaustivity, and goes back to the present one.
  ///
  /// ```swift
  /// await store.withExhaustivity(.off) { await store.send(.loginButtonTapped) }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: How much has to be asserted meanwhile.
  ///   - operation: What to do.
  /// - Returns: What the operation returns.
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

  /// Performs an operation that suspends under another exhaustivity, and goes back to the present one.
  ///
  /// ```swift
  /// await store.withExhaustivity(.off) { await store.send(.loginButtonTapped) }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: How much has to be asserted meanwhile.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - operation: What to do.
  /// - Returns: What the operation returns.
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
