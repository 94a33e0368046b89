internal import CustomDump
public import HeadgateCasePathsRuntime
public import HeadgateCore
internal import HeadgateSupport

extension SealedPayload {
  /// What a sealed action carries, made for a test.
  ///
  /// ```swift
  /// @_spi(Sealed) import HeadgateTesting
  ///
  /// let action = path.embed(SealedPayload(opening: user))
  /// ```
  @_spi(Sealed)
  public init(opening value: Any) { self.init(value) }

  /// What a sealed action carries.
  ///
  /// ```swift
  /// @_spi(Sealed) import HeadgateTesting
  ///
  /// let user = action[case: \.internal.userLoaded]?.opened as? User
  /// ```
  @_spi(Sealed)
  public var opened: Any { value }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestStore {
  /// Sends a sealed action without values, as its effects would.
  ///
  /// It opens what the feature has sealed, and is seen where HeadgateTesting is imported with `@_spi(Sealed)`.
  ///
  /// ```swift
  /// await store.send(\.internal.ticked) { $0.count = 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - expectation: What the action makes of the state.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: The effects that came of it, to wait for or to cancel.
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
    await send(
      path,
      (),
      assert: expectation,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Sends a sealed action with what it carries, as its effects would. A value of another type traps, with both types in the message.
  ///
  /// ```swift
  /// await store.send(\.internal.userLoaded, user) { $0.user = user }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - value: What it carries; several values are one tuple.
  ///   - expectation: What the action makes of the state.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: The effects that came of it, to wait for or to cancel.
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
    await send(
      AnyCasePath(path).embed(SealedPayload(opening: value)),
      assert: expectation,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Asserts that an effect has sent a sealed action, and what it carries.
  ///
  /// Without a value, `receive(\.internal.userLoaded)` needs no opening. A value of another type than the action's is told as a difference.
  ///
  /// ```swift
  /// await store.receive(\.internal.userLoaded, user) { $0.user = user }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - value: What it carries; several values are one tuple.
  ///   - timeout: How long work on other executors is waited for; that of the store when there is none.
  ///   - expectation: What the action makes of the state.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
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
      "\(self.pathText(path)) with \(Reports.revealing { String(customDumping: value) })",
      where: { (casePath.extract(from: $0)?.opened as? Value).map { areEqual($0, value) } == true },
      timeout: timeout,
      assert: expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// A sealed action is sent where `HeadgateTesting` is imported with its opening.
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
  public func send<Value>(
    _ path: CaseKeyPath<Action, SealedPayload>,
    _ value: Value,
    assert expectation: ((inout State) throws -> Void)? = nil
  ) async -> TestStoreTask where Action: CasePathable { fatalError() }

  /// What a sealed action carries is compared where `HeadgateTesting` is imported with its opening.
  @available(
    *,
    unavailable,
    message: "this opens a sealed action: leave the value out, or write '@_spi(Sealed) import HeadgateTesting'"
  )
  @_disfavoredOverload
  public func receive<Value>(
    _ path: CaseKeyPath<Action, SealedPayload>,
    _ value: Value,
    timeout: Duration? = nil,
    assert expectation: ((inout State) throws -> Void)? = nil
  ) async where Action: CasePathable {}
}
