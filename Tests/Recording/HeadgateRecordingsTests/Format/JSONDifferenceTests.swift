import Testing

@testable import HeadgateRecordings

struct JSONDifferenceTests {
  private func lines(_ old: String, _ new: String) throws -> [String] {
    let (old, new) = (try JSONTree(parsing: old), try JSONTree(parsing: new))
    let (differences, isComplete) = JSONDifference.between(old, new, limit: 100)
    #expect(isComplete)
    return differences.map { difference in
      let path = JSONTree.array(difference.path.map(\.json)).text
      return "\(path) \(difference.old?.text ?? "nothing") → \(difference.new?.text ?? "nothing")"
    }
  }

  // holds: INSPECT-3, SESSION-3
  @Test func `an element that is inserted or removed is one difference`() throws {
    let rows = { (names: [String]) in "[\(names.map { #"{"name":"\#($0)"}"# }.joined(separator: ","))]" }
    #expect(
      try lines(rows(["beta", "needle", "notes"]), rows(["alpha", "beta", "needle", "notes"]))
        == [#"[0] nothing → {"name":"alpha"}"#]
    )
    #expect(
      try lines(rows(["beta", "needle", "notes"]), rows(["beta", "notes"])) == [#"[1] {"name":"needle"} → nothing"#]
    )
    #expect(
      try lines(rows(["a", "b", "c", "d"]), rows(["x", "a", "c", "D"])) == [
        #"[1] {"name":"b"} → nothing"#, #"[0] nothing → {"name":"x"}"#, #"[3,"name"] "d" → "D""#,
      ]
    )
  }

  @Test func `elements with ids belong together wherever they are`() throws {
    #expect(
      try lines(#"[{"id":1,"n":1},{"id":2,"n":2}]"#, #"[{"id":2,"n":2},{"id":3,"n":3},{"id":1,"n":5}]"#) == [
        #"[1] nothing → {"id":3,"n":3}"#, #"[2,"n"] 1 → 5"#, "[] [1,2] → [2,1]",
      ]
    )
  }

  @Test func `elements that changed in their place have the path to what changed in them`() throws {
    #expect(
      try lines(
        #"{"rows":[{"size":1,"tags":["a"]},{"size":2}]}"#,
        #"{"rows":[{"size":1,"tags":["a","b"]},{"size":3}]}"#
      )
        == [#"["rows",0,"tags",1] nothing → "b""#, #"["rows",1,"size"] 2 → 3"#]
    )
  }

  @Test func `applying the differences of random values to the old one gives the new one`() {
    var generator = SeededNumbers(1)
    for _ in 0..<2000 {
      let old = randomValue(3, &generator)
      let new = Bool.random(using: &generator) ? edited(old, &generator) : randomValue(3, &generator)
      let (differences, isComplete) = JSONDifference.between(old, new, limit: .max)
      #expect(isComplete)
      #expect(applied(differences, to: old) == new, "\(old.text) to \(new.text): \(differences)")
      #expect(differences.isEmpty == (old == new))
    }
  }

  @Test func `arrays of a few numbers have no more differences than elements that are not common`() {
    var generator = SeededNumbers(1)
    for _ in 0..<500 {
      let (old, new) = (randomNumbers(&generator), randomNumbers(&generator))
      let (differences, _) = JSONDifference.between(numbers(old), numbers(new), limit: .max)
      let steps = new.difference(from: old)
      #expect(differences.count <= steps.count)
      #expect(applied(differences, to: numbers(old)) == numbers(new))
    }
  }

  @Test(.timeLimit(.minutes(10))) func `large arrays have their differences, also when everything is different`() {
    let old = Array(0..<100_000)
    let inserted = JSONDifference.between(numbers(old), numbers([-1] + old), limit: 1000)
    #expect(inserted.differences == [JSONDifference(path: [.index(0)], old: nil, new: .integer(-1))])
    let (differences, isComplete) = JSONDifference.between(
      numbers(old),
      numbers(old.map { $0 + 200_000 } + [1]),
      limit: .max
    )
    #expect(isComplete)
    #expect(differences.count == 100_001)
    #expect(applied(differences, to: numbers(old)) == numbers(old.map { $0 + 200_000 } + [1]))
    #expect(!JSONDifference.between(numbers(old), numbers([]), limit: 1000).isComplete)
  }

  // MARK: Values

  private func numbers(_ values: [Int]) -> JSONTree { .array(values.map { .integer(Int64($0)) }) }

  private func randomNumbers(_ generator: inout some RandomNumberGenerator) -> [Int] {
    (0..<Int.random(in: 0...12, using: &generator)).map { _ in Int.random(in: 0...4, using: &generator) }
  }

  private func randomValue(_ depth: Int, _ generator: inout some RandomNumberGenerator) -> JSONTree {
    switch Int.random(in: depth > 0 ? 0...4 : 3...4, using: &generator) {
    case 0:
      return .array((0..<Int.random(in: 0...5, using: &generator)).map { _ in randomValue(depth - 1, &generator) })
    case 1:
      let ids = (0..<6).shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator))
      return .array(
        ids.map { .object(["id": .integer(Int64($0)), "value": randomValue(depth - 1, &generator)]) }
      )
    case 2:
      let names = ["a", "b", "c"].filter { _ in Bool.random(using: &generator) }
      return .object(Dictionary(uniqueKeysWithValues: names.map { ($0, randomValue(depth - 1, &generator)) }))
    case 3: return .null
    default: return .integer(Int64.random(in: 0...3, using: &generator))
    }
  }

  /// The value with a few elements removed, inserted or changed.
  private func edited(_ value: JSONTree, _ generator: inout some RandomNumberGenerator) -> JSONTree {
    switch value {
    case .array(var elements):
      for _ in 0..<2 {
        let index = Int.random(in: 0...elements.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0 where index < elements.count: elements.remove(at: index)
        case 1 where index < elements.count: elements[index] = edited(elements[index], &generator)
        default: elements.insert(randomValue(1, &generator), at: index)
        }
      }
      return .array(elements)
    case .object(let members): return .object(members.mapValues { edited($0, &generator) })
    default: return randomValue(1, &generator)
    }
  }

  // MARK: Application

  /// The value with differences, as the protocol of the inspector describes them.
  private func applied(_ differences: [JSONDifference], at depth: Int = 0, to value: JSONTree) -> JSONTree {
    let own = differences.first { $0.path.count == depth }
    let inner = Dictionary(grouping: differences.filter { $0.path.count > depth }) { $0.path[depth] }
    switch value {
    case .object(var members) where own == nil:
      for (step, differences) in inner {
        guard case .member(let name) = step else { return .null }
        members[name] = applied(differences, at: depth + 1, toMember: members[name])
      }
      return .object(members)
    case .array(let elements) where own == nil || own?.old?.elements != nil && own?.new?.elements != nil:
      return .array(applied(inner.values.flatMap(\.self), order: own?.new?.elements, at: depth, to: elements))
    default: return own?.new ?? value
    }
  }

  private func applied(_ differences: [JSONDifference], at depth: Int, toMember value: JSONTree?) -> JSONTree? {
    if let own = differences.first(where: { $0.path.count == depth }), own.old == nil || own.new == nil {
      return own.new
    }
    return value.map { applied(differences, at: depth, to: $0) }
  }

  private func applied(_ differences: [JSONDifference], order: [JSONTree]?, at depth: Int, to old: [JSONTree])
    -> [JSONTree]
  {
    let index = { (difference: JSONDifference) -> Int in
      if case .index(let index) = difference.path[depth] { index } else { -1 }
    }
    let isOfElement = { (difference: JSONDifference) in difference.path.count == depth + 1 }
    let removed = Set(differences.filter { isOfElement($0) && $0.new == nil }.map(index))
    var elements = old.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
    if let order { elements = order.compactMap { id in elements.first { $0["id"] == id } } }
    let inserted = differences.filter { isOfElement($0) && $0.old == nil }.sorted { index($0) < index($1) }
    let insertions = Dictionary(uniqueKeysWithValues: inserted.map { (index($0), $0.new) })
    var rest = elements.makeIterator()
    elements = (0..<(elements.count + inserted.count)).compactMap { insertions[$0] ?? rest.next() }
    let changed = differences.filter { !isOfElement($0) || $0.old != nil && $0.new != nil }
    for (place, differences) in Dictionary(grouping: changed, by: index) {
      elements[place] = applied(differences, at: depth + 1, to: elements[place])
    }
    return elements
  }
}
