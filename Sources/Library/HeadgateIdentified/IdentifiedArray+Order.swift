public import OrderedCollections

extension IdentifiedArray {
  /// Swaps the elements at two positions. Complexity: O(1).
  @inlinable
  public mutating func swapAt(_ first: Int, _ second: Int) {
    contents.swapAt(first, second)
    guard first != second else { return }
    orderedIDs.swapAt(first, second)
    orderChanged()
  }

  /// Moves elements before a position and keeps their order. Complexity: O(*n*).
  ///
  /// ```swift
  /// rows.move(fromOffsets: [0], toOffset: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - source: An index set, an array, or a range of positions.
  ///   - destination: The position, before the move, of the element that follows the moved elements.
  @inlinable
  public mutating func move(fromOffsets source: some Collection<Int>, toOffset destination: Int) {
    precondition((0...count).contains(destination), "a position outside of the array")
    guard !source.isEmpty else { return }
    let moved = Set(source)
    let before = (0..<destination).filter { !moved.contains($0) }
    let behind = (destination..<count).filter { !moved.contains($0) }
    keep(before + moved.sorted() + behind)
  }

  /// Sorts the elements. When the predicate throws, the order does not change.
  @inlinable
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    keep(try indices.sorted { try areInIncreasingOrder(contents[$0], contents[$1]) })
  }

  /// Reverses the order of the elements. Complexity: O(*n*).
  @inlinable
  public mutating func reverse() {
    guard count > 1 else { return }
    contents.reverse()
    orderedIDs.reverse()
    orderChanged()
  }

  /// Shuffles the elements. Complexity: O(*n*).
  @inlinable
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Shuffles the elements with a random number generator. Complexity: O(*n*).
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    keep(indices.shuffled(using: &generator))
  }

  /// Moves the elements that satisfy a condition after the elements that do not. Complexity: O(*n*).
  ///
  /// The order within both groups is undefined. When the condition throws, the order does not change.
  ///
  /// - Returns: The position of the first element that satisfies the condition; `endIndex` when there is none.
  @inlinable
  @discardableResult
  public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
    var positions = Array(indices)
    let pivot = try positions.partition { try belongsInSecondPartition(contents[$0]) }
    keep(positions)
    return pivot
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements in ascending order.
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}
