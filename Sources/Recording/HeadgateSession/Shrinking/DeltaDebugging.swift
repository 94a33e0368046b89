/// Finds a short part of a list that still fails, by leaving out smaller and smaller pieces: the algorithm ddmin.
///
/// A. Zeller and R. Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE Transactions on Software Engineering 28 (2002).
enum DeltaDebugging {
  /// Returns a part of the list without an element that can be left out alone. Needs at most a square of its length of trials.
  ///
  /// - Parameters:
  ///   - items: The list, which fails.
  ///   - failing: Returns the part of a list that fails; nil if it does not fail.
  static func shortest<Item>(_ items: [Item], failing: ([Item]) throws -> [Item]?) rethrows -> [Item] {
    if let none = try failing([]) { return none }
    var items = items
    var pieces = 2
    while items.count >= 2 {
      let parts = split(items, into: pieces)
      if let part = try first(parts, failing) {
        (items, pieces) = (part, 2)
      } else if pieces > 2, let rest = try first(without(parts), failing) {
        (items, pieces) = (rest, max(pieces - 1, 2))
      } else if pieces < items.count {
        pieces = min(pieces * 2, items.count)
      } else {
        break
      }
      pieces = min(pieces, max(items.count, 2))
    }
    return items
  }

  private static func first<Item>(_ lists: [[Item]], _ failing: ([Item]) throws -> [Item]?) rethrows -> [Item]? {
    for list in lists {
      if let failing = try failing(list) { return failing }
    }
    return nil
  }

  static func split<Item>(_ items: [Item], into count: Int) -> [[Item]] {
    (0..<count).map { Array(items[(items.count * $0 / count)..<(items.count * ($0 + 1) / count)]) }
  }

  private static func without<Item>(_ parts: [[Item]]) -> [[Item]] {
    parts.indices.map { left in parts.indices.filter { $0 != left }.flatMap { parts[$0] } }
  }
}
