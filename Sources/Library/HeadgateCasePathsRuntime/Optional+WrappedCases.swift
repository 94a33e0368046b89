// Access to the cases of a wrapped enum by the paths of that enum. These are separate members, and not paths of the
// optional: if two types could declare a path, the compiler's message for a misspelled case would be confusing.
extension Optional where Wrapped: CasePathable {
  /// The payload of the case of the wrapped value that `path` names; nil when there is no value or it is another case.
  ///
  /// Setting the subscript replaces the payload. It does nothing when there is no value or it is another case. Setting
  /// nil is reported and changes nothing, unless the payload is an optional, which becomes nil.
  ///
  /// ```swift
  /// let title = state.destination[case: \.edit]?.title
  /// state.destination[case: \.confirm] = "Delete?"
  /// ```
  @inlinable
  public subscript<Payload>(case path: CaseKeyPath<Wrapped, Payload>) -> Payload? {
    get { flatMap { AnyCasePath(path).extract($0) } }
    set { self?[case: path] = newValue }
  }

  /// Returns whether there is a value and it is the case that `path` names.
  ///
  /// ```swift
  /// if state.destination.is(\.edit) { print("editing") }
  /// ```
  @inlinable
  public func `is`<Payload>(_ path: CaseKeyPath<Wrapped, Payload>) -> Bool {
    self[case: path] != nil
  }

  /// Returns whether there is a value and it is the case that `path` names.
  ///
  /// ```swift
  /// let paths = Shape.allCasePaths.filter { shape.is($0) }
  /// ```
  @_disfavoredOverload
  public func `is`(_ path: PartialCaseKeyPath<Wrapped>) -> Bool {
    self?.is(path) ?? false
  }

  /// Changes the payload of the case of the wrapped value that `path` names in place.
  ///
  /// Reports an issue and does not call `body` when there is no value or it is another case.
  ///
  /// ```swift
  /// state.destination.modify(\.edit) { $0.title = "Blob" }
  /// ```
  ///
  /// - Returns: The result of `body`; nil when `body` was not called.
  @inlinable
  @discardableResult
  public mutating func modify<Payload, Result>(
    _ path: CaseKeyPath<Wrapped, Payload>,
    yield body: (inout Payload) throws -> Result,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows -> Result? {
    let path = AnyCasePath(path)
    let result = try Optional.allCasePaths.some.modify(&self) { try path.modify(&$0, body) }
    if let result, let result { return result }
    if flatMap(path.extract) == nil {
      reportOtherCase(self, Payload.self, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    return nil
  }
}
