extension Equatable {
  /// Returns whether a value of any type has this type and is equal.
  func isEqual(to other: any Equatable) -> Bool {
    (other as? Self) == self
  }
}
