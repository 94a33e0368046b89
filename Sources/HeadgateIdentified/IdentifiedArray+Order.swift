public import OrderedCollections

extension IdentifiedArray {
  /// Exchanges the elements at two positions. Constant time.
  @inlinable
  public mutating func swapAt(_ first: Int, _ second: Int) {
    contents.swapAt(first, second)
    guard first != second else { return }
    orderedIDs.swapAt(first, second)
    orderChanged()
  }

  /// Moves elements, in their order, to before a position. Linear time.
  ///
  /// ```swift
  /// rows.move(fromOffsets: [0], toOffset: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - source: an index set, an array, or a range of positions.
  ///   - destination: a position before the move; the elements stand before what stood there.
  @inlinable
  public mutating func move(fromOffsets source: some Collection<Int>, toOffset destination: Int) {
    precondition((0...count).contains(destination), "a position outside of the array")
    guard !source.isEmpty else { return }
    let moved = Set(source)
    let before = (0..<destination).filter { !moved.contains($0) }
    let behind = (destination..<count).filter { !moved.contains($0) }
    keep(before + moved.sorted() + behind)
  }

  /// Sorts the elements. When the predicate throws, the order stays.
  @inlinable
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    keep(try indices.sorted { try areInIncreasingOrder(contents[$0], contents[$1]) })
  }

  /// Reverses the order of the elements. Linear time.
  @inlinable
  public mutating func reverse() {
    guard count > 1 else { return }
    contents.reverse()
    orderedIDs.reverse()
    orderChanged()
  }

  /// Puts the elements into a random order. Linear time.
  @inlinable
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Puts the elements into a random order. Linear time.
  ///
  /// ```swift
  /// var generator = SystemRandomNumberGenerator()
  /// rows.shuffle(using: &generator)
  /// ```
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    keep(indices.shuffled(using: &generator))
  }

  /// Puts the elements that satisfy a condition behind those that do not; the order within both is not defined. Linear
  /// time.
  ///
  /// When the condition throws, the order stays.
  ///
  /// - Returns: the position of the first element that satisfies the condition; `endIndex` when none does.
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
