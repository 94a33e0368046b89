extension CasePathable {
  /// The payload of the case with this name, for `@dynamicMemberLookup` enums; nil when the value is another case.
  ///
  /// Setting the member replaces the payload but never the case. Setting a payload of another case, or nil, is reported
  /// and changes nothing. If the payload is an optional, nil is a payload. With optional chaining, a write does nothing
  /// when the value is another case.
  ///
  /// A write copies the containers in the payload; ``modify(_:yield:fileID:filePath:line:column:)`` changes them in
  /// place.
  ///
  /// ```swift
  /// @CasePathable
  /// @dynamicMemberLookup
  /// enum Loading { case idle, loaded([String]) }
  ///
  /// let names = loading.loaded ?? []
  /// loading.loaded?.append("Blob")
  /// ```
  @inlinable
  public subscript<Payload>(dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Payload>>) -> Payload? {
    get { Self.allCasePaths[keyPath: keyPath].extract(self) }
    set { Self.allCasePaths[keyPath: keyPath].assign(newValue, to: &self, reportsOtherCases: true) }
  }
}
