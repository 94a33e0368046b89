/// A part of a collection that is gone when the collection becomes shorter.
struct CollectionPart<Whole, Value> {
  let isThere: (Whole) -> Bool
  let get: (Whole) -> Value

  func value(in whole: Whole) -> Value? { isThere(whole) ? get(whole) : nil }
}

extension CollectionPart where Whole: RandomAccessCollection {
  static func position(_ position: Whole.Index) -> Self where Value == Whole.Element {
    Self(isThere: { $0.startIndex <= position && position < $0.endIndex }, get: { $0[position] })
  }

  static func range(_ range: Range<Whole.Index>) -> Self where Value == Whole.SubSequence {
    Self(
      isThere: { $0.startIndex <= range.lowerBound && range.upperBound <= $0.endIndex },
      get: { $0[range].withOwnMemory }
    )
  }
}

extension Collection {
  /// The same elements at the same positions; for a slice of an array, in memory of its own.
  ///
  /// A slice that is kept would keep all elements of the array, and each change of the array would copy them.
  fileprivate var withOwnMemory: Self {
    func reserve<Slice: RangeReplaceableCollection>(_ slice: Slice) -> Self? {
      var slice = slice
      // A slice of an array moves its elements to memory that only it uses: R-75.
      slice.reserveCapacity(slice.count)
      return slice as? Self
    }
    return (self as? any RangeReplaceableCollection).flatMap { reserve($0) } ?? self
  }
}
