/// A part of a collection. While the collection is too short, it has the last value that was read or set by its location.
struct CollectionPart<Whole, Value>: SharedPart {
  fileprivate let isThere: (Whole) -> Bool
  fileprivate let get: (Whole) -> Value
  fileprivate let last: LastValue<Value>

  func value(in whole: Whole) -> Value { last.value(isThere(whole) ? get(whole) : nil) }
}

extension CollectionPart where Whole: RandomAccessCollection {
  /// Traps if the collection is too short now.
  static func position(_ position: Whole.Index, of whole: Whole) -> Self where Value == Whole.Element {
    Self(
      isThere: { $0.startIndex <= position && position < $0.endIndex },
      get: { $0[position] },
      last: LastValue(whole[position])
    )
  }

  /// Traps if the collection is too short now.
  static func range(_ range: Range<Whole.Index>, of whole: Whole) -> Self where Value == Whole.SubSequence {
    Self(
      isThere: { $0.startIndex <= range.lowerBound && range.upperBound <= $0.endIndex },
      get: { $0[range].withOwnMemory },
      last: LastValue(whole[range].withOwnMemory)
    )
  }
}

/// A part of a collection whose elements can be assigned.
struct ChangeableCollectionPart<Whole, Value>: ChangeableSharedPart {
  let part: CollectionPart<Whole, Value>
  let changePart: (inout Whole, (inout Value) -> Void) -> Void

  func value(in whole: Whole) -> Value { part.value(in: whole) }

  func change(_ whole: inout Whole, _ change: (inout Value) -> Void) {
    // A change of a part that is gone changes only the last value: the collection does not get the part back.
    guard part.isThere(whole) else { return part.last.change(change) }
    changePart(&whole, change)
    if part.isThere(whole) { part.last.keep(part.get(whole)) }
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
