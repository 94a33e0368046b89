import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayRemoveTests {
  // holds: IDENT-17
  @Test func removingReturnsTheElement() {
    var rows: Rows = .rows(1, 2, 3, 4)
    #expect(rows.remove(id: 2) == Row(id: 2))
    #expect(rows.remove(id: 2) == nil)
    #expect(rows.remove(Row(id: 3, title: "other")) == Row(id: 3))
    #expect(rows.remove(at: 0) == Row(id: 1))
    #expect(rows == .rows(4))
    #expect(isConsistent(rows))
  }

  // holds: IDENT-17
  @Test func removingSeveral() {
    var rows: Rows = .rows(1, 2, 3, 4, 5, 6)
    rows.remove(atOffsets: [4, 0])
    #expect(rows == .rows(2, 3, 4, 6))
    rows.removeAll { $0.id == 3 }
    #expect(rows == .rows(2, 4, 6))
    rows.removeSubrange(1..<2)
    #expect(rows == .rows(2, 6))
    #expect(isConsistent(rows))
    rows.removeAll(keepingCapacity: true)
    #expect(rows.isEmpty)
    #expect(isConsistent(rows))
  }

  // holds: IDENT-17
  @Test func removingAtTheEnds() {
    var rows: Rows = .rows(1, 2, 3, 4, 5, 6, 7)
    #expect(rows.removeFirst() == Row(id: 1))
    #expect(rows.removeLast() == Row(id: 7))
    rows.removeFirst(1)
    rows.removeLast(1)
    #expect(rows == .rows(3, 4, 5))
    #expect(rows.popLast() == Row(id: 5))
    #expect(isConsistent(rows))
    rows.removeAll()
    #expect(rows.popLast() == nil)
  }

  // holds: IDENT-36
  @Test(arguments: [1_000, 10_000])
  func removingAtTheEndsByTurnsHashesAFewIDs(count: Int) {
    let hashes = Hashes()
    let ids = (0..<count).map { CountedID(number: $0, hashes: hashes) }
    var rows = IdentifiedArray(uniqueElements: ids, id: \.self)
    hashes.count = 0
    for position in 0..<100 {
      _ = rows.removeFirst()
      _ = rows.remove(id: ids[count - 1 - position])
    }
    #expect(rows.count == count - 200)
    // A gap in the table is filled with the ids behind it: some for each removal, and never those of all rows.
    #expect(hashes.count < 200 * 40)
  }

  /// The ways to remove the first and the last element.
  private static let removals: [@Sendable (inout IdentifiedArray<CountedID, CountedID>) -> Void] = [
    { $0.removeFirst() }, { $0.removeFirst(1) }, { $0.remove(at: 0) }, { $0.remove(id: $0[0]) }, { $0.remove($0[0]) },
    { $0.remove(atOffsets: [0]) }, { $0.removeSubrange(0..<1) }, { $0.removeSubrange(...0) }, { $0[id: $0[0]] = nil },
    { $0.removeLast() }, { $0.removeLast(1) }, { _ = $0.popLast() }, { $0.remove(at: $0.count - 1) },
    { $0.remove(id: $0[$0.count - 1]) }, { $0.remove(atOffsets: [$0.count - 1]) },
    { $0.removeSubrange(($0.count - 1)...) },
  ]

  // holds: IDENT-36
  @Test(arguments: 0..<20) func removingAtTheEndsInAnyWayHashesAFewIDs(seed: UInt64) {
    var state = seed
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let hashes = Hashes()
    var expected = Array(0..<(1_000 + next(9_000)))
    var rows = IdentifiedArray(uniqueElements: expected.map { CountedID(number: $0, hashes: hashes) }, id: \.self)
    hashes.count = 0
    for _ in 0..<100 {
      let way = next(Self.removals.count)
      Self.removals[way](&rows)
      if way < 9 { expected.removeFirst() } else { expected.removeLast() }
    }
    #expect(rows.map(\.number) == expected)
    #expect(hashes.count < 100 * 60)
    #expect(rows.indices.allSatisfy { rows.index(id: rows[$0]) == $0 })
  }

  // holds: IDENT-17
  @Test func removingOffsetsThatAreNotThereRemovesNothing() {
    var rows: Rows = .rows(1, 2)
    rows.remove(atOffsets: [2])
    rows.remove(atOffsets: [-1])
    rows.remove(atOffsets: [0, 7])
    #expect(rows == .rows(2))
  }

  // holds: IDENT-18
  @Test func aConditionThatThrowsRemovesNothing() {
    struct Refused: Error {}
    var rows: Rows = .rows(1, 2, 3)
    #expect(throws: Refused.self) {
      try rows.removeAll { if $0.id == 3 { throw Refused() } else { true } }
    }
    #expect(rows == .rows(1, 2, 3))
  }

  // holds: IDENT-19
  @Test func filteringAnswersAnIdentifiedArray() {
    let rows: Rows = .rows(1, 2, 3)
    let odd: Rows = rows.filter { $0.id % 2 == 1 }
    #expect(odd == .rows(1, 3))
    #expect(isConsistent(odd))
    let even = rows.filter { $0.id % 2 == 0 }.map(\.id)
    #expect(even == [2])
    let all = rows.filter { _ in true }
    #expect(all._$structure == rows._$structure)
  }
}

private final class Hashes {
  var count = 0
}

/// An id that counts how often it is hashed.
private struct CountedID: Hashable {
  let number: Int
  let hashes: Hashes

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    hashes.count += 1
    hasher.combine(number)
  }
}
