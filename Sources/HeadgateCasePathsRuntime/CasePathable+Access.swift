extension CasePathable {
  /// The payload of the case that `path` names, or nil when the value is another case.
  ///
  /// Swift makes a key path anew each time that it comes across one with cases, which takes about a microsecond. Where
  /// that counts, keep the path in a constant, or use a `switch`.
  ///
  /// ```swift
  /// let radius = shape[case: \.circle]
  /// ```
  @inlinable
  public subscript<Payload>(case path: CaseKeyPath<Self, Payload>) -> Payload? {
    AnyCasePath(path).extract(self)
  }

  /// Replaces the payload of the case that `path` names; does nothing when the value is another case.
  ///
  /// ```swift
  /// shape[case: \.circle] = 3
  /// ```
  @inlinable
  @_disfavoredOverload
  public subscript<Payload>(case path: CaseKeyPath<Self, Payload>) -> Payload {
    @available(*, unavailable, message: "the payload is optional: it is nil when the value is another case")
    get { fatalError() }
    set {
      let path = AnyCasePath(path)
      guard path.extract(self) != nil else { return }
      self = path.embed(newValue)
    }
  }

  /// Whether the value is the case that `path` names.
  ///
  /// ```swift
  /// if shape.is(\.circle) { print("round") }
  /// ```
  @inlinable
  public func `is`<Payload>(_ path: CaseKeyPath<Self, Payload>) -> Bool {
    AnyCasePath(path).extract(self) != nil
  }

  /// Whether the value is the case that `path` names.
  ///
  /// ```swift
  /// let names = Shape.allCasePaths.filter { shape.is($0) }
  /// ```
  @_disfavoredOverload
  public func `is`(_ path: PartialCaseKeyPath<Self>) -> Bool {
    guard let end = Case<Self>()[keyPath: path] as? any PathEnd else { return false }
    return end.matches(self)
  }

  /// Changes the payload of the case that `path` names, in place: no container inside it is copied.
  ///
  /// Reports an issue and does not call `body` when the value is another case.
  ///
  /// ```swift
  /// shape.modify(\.circle) { $0 *= 2 }
  /// ```
  ///
  /// - Returns: what `body` returns; nil when the value is another case.
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
