extension Shared where Value: Sendable {
  /// A part of the value, which changes with the whole.
  ///
  /// ```swift
  /// $user.name.withLock { $0 = "Blob" }
  /// if let row = Shared($rows[id: 1]) { row.withLock { $0.isDone = true } }
  /// ```
  public subscript<Member>(
    dynamicMember keyPath: any WritableKeyPath<Value, Member> & Sendable
  ) -> Shared<Member> {
    Shared<Member>(location: PartLocation(location, keyPath))
  }

  /// A part of the value that can only be read.
  public subscript<Member>(dynamicMember keyPath: any KeyPath<Value, Member> & Sendable) -> SharedReader<Member> {
    SharedReader<Member>(location: ReadablePartLocation(location, keyPath))
  }
}
