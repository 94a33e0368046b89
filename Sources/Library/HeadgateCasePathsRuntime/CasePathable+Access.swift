extension CasePathable {
  /// The payload of the case that `path` names; nil when the value is another case.
  ///
  /// Setting the subscript replaces the payload. It does nothing when the value is another case. Setting nil is
  /// reported and changes nothing, unless the payload is an optional, which becomes nil.
  ///
  /// Swift creates a case key path each time that its expression runs, which takes about a microsecond. Where this
  /// matters, store the path in a constant, or use a `switch`.
  ///
  /// ```swift
  /// let radius = shape[case: \.circle]
  /// shape[case: \.circle] = 3
  /// ```
  @inlinable
  public subscript<Payload>(case path: CaseKeyPath<Self, Payload>) -> Payload? {
    get { AnyCasePath(path).extract(self) }
    set { AnyCasePath(path).assign(newValue, to: &self, reportsOtherCases: false) }
  }

  /// The payload of the case that `path` names, as `Any`; nil when the value is another case.
  ///
  /// ```swift
  /// let payloads = Shape.allCasePaths.compactMap { shape[case: $0] }
  /// ```
  @_disfavoredOverload
  public subscript(case path: PartialCaseKeyPath<Self>) -> Any? {
    (Case<Self>()[keyPath: path] as? any PathEnd)?.payload(of: self)
  }

  /// Returns whether the value is the case that `path` names.
  ///
  /// ```swift
  /// if shape.is(\.circle) { print("round") }
  /// ```
  @inlinable
  public func `is`<Payload>(_ path: CaseKeyPath<Self, Payload>) -> Bool {
    AnyCasePath(path).extract(self) != nil
  }

  /// Returns whether the value is the case that `path` names.
  ///
  /// ```swift
  /// let names = Shape.allCasePaths.filter { shape.is($0) }
  /// ```
  @_disfavoredOverload
  public func `is`(_ path: PartialCaseKeyPath<Self>) -> Bool {
    guard let end = Case<Self>()[keyPath: path] as? any PathEnd else { return false }
    return end.matches(self)
  }

  /// Changes the payload of the case that `path` names in place, without a copy of the containers in it.
  ///
  /// Reports an issue and does not call `body` when the value is another case.
  ///
  /// ```swift
  /// shape.modify(\.circle) { $0 *= 2 }
  /// ```
  ///
  /// - Returns: The result of `body`; nil when the value is another case.
  @inlinable
  @discardableResult
  public mutating func modify<Payload, Result>(
    _ path: CaseKeyPath<Self, Payload>,
    yield body: (inout Payload) throws -> Result,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows -> Result? {
    let path = AnyCasePath(path)
    if let result = try path.modify(&self, body) { return result }
    if path.extract(self) == nil {
      reportOtherCase(self, Payload.self, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    return nil
  }
}

// Only for enums with the macro: optionals and results have messages of their own.
extension CasePathable where AllCasePaths: _ListedCasePaths {
  /// Unavailable: a value is a pattern only if its type is equatable.
  // With this operator, the compiler says of a misspelled case in a pattern that the enum has no such member. Without it, the
  // compiler would look for the case in the key path types of the operator for case key paths.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "Write the case as a pattern. For a value as a pattern, make the enum 'Equatable'."
  )
  public static func ~= (pattern: Self, value: Self) -> Bool { fatalError() }
}
