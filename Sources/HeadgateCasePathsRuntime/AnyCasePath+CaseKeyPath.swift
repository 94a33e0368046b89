extension AnyCasePath {
  /// The path that a case key path names.
  ///
  /// A key path of one component answers the very functions that the enum's `allCasePaths` holds. The conversion walks
  /// the key path and allocates: convert once and keep the result.
  ///
  /// ```swift
  /// let path = AnyCasePath(\Shape.Cases.circle)
  /// ```
  ///
  /// - Parameter path: a key path made of cases only. One that was made in another way (through an extension of
  ///   ``Case``) and does not start at `Root` traps with a message.
  @inlinable
  public init(_ path: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: path].resolved(from: Root.self)
  }
}
