extension CasePathable {
  /// The payload of a case by its name, for enums that are marked `@dynamicMemberLookup`; nil when the value is another
  /// case.
  ///
  /// Writing replaces the payload and never the case. A payload for another case, and nil for this case, are reported and
  /// change nothing; nil for a payload that is an optional is that payload. Through `?` nothing happens when the value is another case. A write copies the containers in the
  /// payload; ``modify(_:yield:fileID:filePath:line:column:)`` changes them in place.
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
