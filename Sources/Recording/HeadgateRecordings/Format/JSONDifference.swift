/// A place where two JSON values differ.
///
/// The index of an element that is gone is that in the old array. All other indices are those in the new array.
package struct JSONDifference: Hashable, Sendable {
  package let path: [JSONStep]
  /// Nil if the value is new.
  package let old: JSONTree?
  /// Nil if the value is gone.
  package let new: JSONTree?

  /// The array that has an element more or less, and the index of the element; nil for a difference of another kind.
  package var element: (array: [JSONStep], index: Int)? {
    guard old == nil || new == nil, case .index(let index)? = path.last else { return nil }
    return (Array(path.dropLast()), index)
  }

  /// The differences of two values, at most `limit`, and whether these are all.
  package static func between(
    _ old: JSONTree,
    _ new: JSONTree,
    limit: Int
  ) -> (differences: [JSONDifference], isComplete: Bool) {
    var search = Search(limit: limit)
    search.compare(old, new, at: [])
    return (search.found, search.isComplete)
  }

  private struct Search {
    let limit: Int
    var found: [JSONDifference] = []
    var isComplete = true

    mutating func compare(_ old: JSONTree?, _ new: JSONTree?, at path: [JSONStep]) {
      guard old != new else { return }
      switch (old, new) {
      case (.object(let left)?, .object(let right)?):
        for key in Set(left.keys).union(right.keys).sorted() {
          compare(left[key], right[key], at: path + [.member(key)])
        }
      case (.array(let left)?, .array(let right)?):
        // Elements with an id are the same wherever they are: an element that is removed at the start changes no other.
        if let left = Self.byID(left), let right = Self.byID(right) {
          compareElements(left, right, at: path)
        } else {
          compareAligned(left, right, at: path)
        }
      default: add(JSONDifference(path: path, old: old, new: new))
      }
    }

    /// Compares elements that have no ids.
    private mutating func compareAligned(_ left: [JSONTree], _ right: [JSONTree], at path: [JSONStep]) {
      let alignment = ArrayAlignment(left, right)
      for index in alignment.removed {
        add(JSONDifference(path: path + [.index(index)], old: left[index], new: nil))
      }
      let changed = alignment.pairs.map { (old: left[$0.old] as JSONTree?, index: $0.new) }
      let inserted = alignment.inserted.map { (old: nil as JSONTree?, index: $0) }
      for (old, index) in (changed + inserted).sorted(by: { $0.index < $1.index }) {
        compare(old, right[index], at: path + [.index(index)])
      }
    }

    private typealias Element = (index: Int, value: JSONTree)

    private static func byID(_ elements: [JSONTree]) -> [JSONTree: Element]? {
      var byID: [JSONTree: Element] = [:]
      for (index, element) in elements.enumerated() {
        guard let id = element["id"], byID[id] == nil else { return nil }
        byID[id] = (index, element)
      }
      return byID
    }

    private mutating func compareElements(
      _ left: [JSONTree: Element],
      _ right: [JSONTree: Element],
      at path: [JSONStep]
    ) {
      let gone = left.filter { right[$0.key] == nil }.values.sorted { $0.index < $1.index }
      for element in gone { add(JSONDifference(path: path + [.index(element.index)], old: element.value, new: nil)) }
      for (id, element) in right.sorted(by: { $0.value.index < $1.value.index }) {
        compare(left[id]?.value, element.value, at: path + [.index(element.index)])
      }
      let order = { (elements: [JSONTree: Element], others: [JSONTree: Element]) in
        elements.filter { others[$0.key] != nil }.sorted { $0.value.index < $1.value.index }.map(\.key)
      }
      let (before, after) = (order(left, right), order(right, left))
      if before != after { add(JSONDifference(path: path, old: .array(before), new: .array(after))) }
    }

    private mutating func add(_ difference: JSONDifference) {
      if found.count < limit { found.append(difference) } else { isComplete = false }
    }
  }
}
