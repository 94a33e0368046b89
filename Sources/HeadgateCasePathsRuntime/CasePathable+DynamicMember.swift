extension CasePathable {
  /// The payload of a case by its name, for enums that are marked `@dynamicMemberLookup`; nil when the value is another
  /// case.
  ///
  /// ```swift
  /// @CasePathable
  /// @dynamicMemberLookup
  /// enum Loading { case idle, loaded([String]) }
  ///
  /// let names = loading.loaded ?? []
  /// ```
  @inlinable
  public subscript<Payload>(dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Payload>>) -> Payload? {
    Self.allCasePaths[keyPath: keyPath].extract(self)
  }
}
