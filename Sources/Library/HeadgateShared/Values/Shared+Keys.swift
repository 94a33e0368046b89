internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

extension Shared {
  /// Creates a value that all properties with this key share.
  ///
  /// ```swift
  /// @Shared(.inMemory("count")) var count = 0
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if nothing is stored. Evaluated only when a first reference to the key is created.
  ///   - key: The place of the value.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    location = SharedReference.of(key, wrappedValue, callSite)
  }

  /// Creates an optional value that all properties with this key share. It is nil if nothing is stored.
  ///
  /// ```swift
  /// @Shared(.inMemory("user")) var user: User?
  /// ```
  ///
  /// - Parameters:
  ///   - key: The place of the value.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  @_disfavoredOverload
  public init<Wrapped>(
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Value == Wrapped? {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    location = SharedReference.of(key, { nil }, callSite)
  }

  /// Creates a value that all properties with this key share, with the default of the key.
  ///
  /// ```swift
  /// @Shared(.count) var count
  /// ```
  ///
  /// - Parameters:
  ///   - key: The place of the value, and its default.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public init<Key: SharedKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    location = SharedReference.of(key, key.defaultValue, callSite)
  }
}

extension SharedReader {
  /// Creates a reader of the value that all properties with this key share.
  ///
  /// ```swift
  /// @SharedReader(.inMemory("count")) var count = 0
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if nothing is stored. Evaluated only when a first reference to the key is created.
  ///   - key: The place of the value.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    location = SharedReference.of(key, wrappedValue, callSite)
  }

  /// Creates a reader of the optional value that all properties with this key share. It is nil if nothing is stored.
  ///
  /// - Parameters:
  ///   - key: The place of the value.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  @_disfavoredOverload
  public init<Wrapped>(
    _ key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Value == Wrapped? {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    location = SharedReference.of(key, { nil }, callSite)
  }

  /// Creates a reader of the value that all properties with this key share, with the default of the key.
  ///
  /// - Parameters:
  ///   - key: The place of the value, and its default.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public init<Key: SharedReaderKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    location = SharedReference.of(key, key.defaultValue, callSite)
  }
}
