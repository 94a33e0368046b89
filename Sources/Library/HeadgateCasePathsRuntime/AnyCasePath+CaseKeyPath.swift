extension AnyCasePath {
  /// Creates the path that a case key path names.
  ///
  /// A key path of one component uses the functions of the path in the enum's `allCasePaths`. The conversion follows
  /// the key path and allocates: convert once and store the result.
  ///
  /// ```swift
  /// let path = AnyCasePath(\Shape.Cases.circle)
  /// ```
  ///
  /// - Parameter path: A key path that consists of cases. Any other key path (made with an extension of ``Case``)
  ///   that does not start at `Root` traps with a message.
  @inlinable
  public init(_ path: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: path].resolved(from: Root.self)
  }
}
