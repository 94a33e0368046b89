internal import CustomDump
public import HeadgateCasePathsRuntime
public import HeadgateCore
internal import HeadgateSupport

extension SealedPayload {
  /// Creates the payload of a sealed action for a test.
  ///
  /// ```swift
  /// @_spi(Sealed) import HeadgateTesting
  ///
  /// let action = path.embed(SealedPayload(opening: user))
  /// ```
  @_spi(Sealed)
  public init(opening value: Any) { self.init(value) }

  /// The value that a sealed action carries.
  ///
  /// ```swift
  /// @_spi(Sealed) import HeadgateTesting
  ///
  /// let user = action[case: \.internal.userLoaded]?.opened as? User
  /// ```
  @_spi(Sealed)
  public var opened: Any { value }
}

extension TestStore {
  /// Sends a sealed action without values, as an effect of the feature does.
  ///
  /// Requires `@_spi(Sealed) import HeadgateTesting`.
  ///
  /// ```swift
  /// await store.send(\.internal.ticked) { $0.count = 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - expectation: Changes the state as the action is expected to change it.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: A task that waits for, or cancels, the effects started by this action.
  @_spi(Sealed)
  @discardableResult
  public func send(
    _ path: CaseKeyPath<Action, SealedPayload>,
    assert expectation: ((inout State) throws -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return await send(AnyCasePath(path).embed(SealedPayload(opening: ())), expectation, at: callSite)
  }

  /// Sends a sealed action with its value, as an effect of the feature does.
  ///
  /// Traps when the value has another type than the case; the message names both types.
  ///
  /// ```swift
  /// await store.send(\.internal.userLoaded, user) { $0.user = user }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - value: The payload. Several values are one tuple.
  ///   - expectation: Changes the state as the action is expected to change it.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: A task that waits for, or cancels, the effects started by this action.
  @_spi(Sealed)
  @discardableResult
  public func send<Value>(
    _ path: CaseKeyPath<Action, SealedPayload>,
    _ value: Value,
    assert expectation: ((inout State) throws -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return await send(AnyCasePath(path).embed(SealedPayload(opening: value)), expectation, at: callSite)
  }

  /// Asserts that an effect sent a sealed action with a value.
  ///
  /// A value of another type than the payload is reported as a difference. `receive(\.internal.userLoaded)`, without a
  /// value, does not require `@_spi(Sealed)`.
  ///
  /// ```swift
  /// await store.receive(\.internal.userLoaded, user) { $0.user = user }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - value: The expected payload. Several values are one tuple.
  ///   - timeout: The maximum wait for work on other executors. `nil` means the timeout of the store.
  ///   - expectation: Changes the state as the action is expected to change it.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  @_spi(Sealed)
  public func receive<Value>(
    _ path: CaseKeyPath<Action, SealedPayload>,
    _ value: Value,
    timeout: Duration? = nil,
    assert expectation: ((inout State) throws -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let areEqual = ValueComparison<Value>()
    let casePath = AnyCasePath(path)
    await receive(
      ExpectedAction("\(self.pathText(path)) with \(Reports.revealing { String(customDumping: value) })") {
        typed(casePath.extract(from: $0)?.opened, as: Value.self).map { areEqual($0, value) } == true
      },
      timeout,
      expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Unavailable without `@_spi(Sealed) import HeadgateTesting`.
  @available(*, unavailable, message: "this opens a sealed action: write '@_spi(Sealed) import HeadgateTesting'")
  @_disfavoredOverload
  @discardableResult
  public func send(
    _ path: CaseKeyPath<Action, SealedPayload>,
    assert expectation: ((inout State) throws -> Void)? = nil
  ) async -> TestStoreTask where Action: CasePathable { fatalError() }

  /// As above.
  @available(*, unavailable, message: "this opens a sealed action: write '@_spi(Sealed) import HeadgateTesting'")
  @_disfavoredOverload
  @discardableResult
  public func send<Payload: _SealedPayload, Value>(
    _ path: CaseKeyPath<Action, Payload>,
    _ value: Value,
    assert expectation: ((inout State) throws -> Void)? = nil
  ) async -> TestStoreTask where Action: CasePathable { fatalError() }

  /// Unavailable without `@_spi(Sealed) import HeadgateTesting`.
  @available(
    *,
    unavailable,
    message: "this opens a sealed action: leave the value out, or write '@_spi(Sealed) import HeadgateTesting'"
  )
  @_disfavoredOverload
  public func receive<Payload: _SealedPayload, Value>(
    _ path: CaseKeyPath<Action, Payload>,
    _ value: Value,
    timeout: Duration? = nil,
    assert expectation: ((inout State) throws -> Void)? = nil
  ) async where Action: CasePathable {}
}

/// Internal to the library.
// The unavailable functions above are constrained by this protocol. If they named the type, the compiler would compare a path
// with it for each wrong payload, and report the path in place of the payload.
public protocol _SealedPayload {}

extension SealedPayload: _SealedPayload {}
