/// A place where two JSON values differ.
package struct JSONDifference: Hashable, Sendable {
  package let path: [JSONStep]
  /// Nil if the value is new.
  package let old: JSONTree?
  /// Nil if the value is gone.
  package let new: JSONTree?

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
          for index in 0..<max(left.count, right.count) {
            compare(
              left.indices.contains(index) ? left[index] : nil,
              right.indices.contains(index) ? right[index] : nil,
              at: path + [.index(index)]
            )
          }
        }
      default: add(JSONDifference(path: path, old: old, new: new))
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
