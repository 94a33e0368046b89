extension AnyCasePath {
  /// A number that is the same for all paths through the same cases; nil for a path with a component that is no case, or with
  /// more than three components.
  // Each component takes 16 bits, outermost first. No component is 0.
  package var caseNumbers: Int? {
    if isOneComponent { return caseIndex < 0xFFFF ? caseIndex + 1 : nil }
    return (further?() as? any ErasedComponents)?.caseNumbers
  }
}

extension AnyCasePath {
  /// The components, outermost first: the enum of each, and its case index, which is negative for a component that is no case.
  package var components: [(root: Any.Type, caseIndex: Int)] {
    (further?() as? any ErasedComponents)?.components ?? [(Root.self, caseIndex)]
  }
}

extension PathComponents {
  var components: [(root: Any.Type, caseIndex: Int)] { first.components + second.components }

  var caseNumbers: Int? {
    guard let first = first.caseNumbers, first < 1 << 32, second.isOneComponent else { return nil }
    return second.caseNumbers.map { first << 16 | $0 }
  }
}
