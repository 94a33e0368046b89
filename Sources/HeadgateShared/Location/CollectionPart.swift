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
    Self(isThere: { $0.startIndex <= range.lowerBound && range.upperBound <= $0.endIndex }, get: { $0[range] })
  }
}
