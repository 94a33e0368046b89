import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayOrderTests {
  struct Refused: Error {}

  // holds: IDENT-20
  @Test func swapping() {
    var rows: Rows = .rows(1, 2, 3)
    rows.swapAt(0, 2)
    rows.swapAt(1, 1)
    #expect(rows == .rows(3, 2, 1))
    #expect(isConsistent(rows))
  }

  // holds: IDENT-21
  @Test(arguments: [
    ([0], 2, [2, 1, 3, 4]), ([3], 0, [4, 1, 2, 3]), ([0, 2], 4, [2, 4, 1, 3]), ([2, 0], 1, [1, 3, 2, 4]),
    ([1], 1, [1, 2, 3, 4]), ([1], 2, [1, 2, 3, 4]), ([], 0, [1, 2, 3, 4]),
  ])
  func moving(_ source: [Int], _ destination: Int, _ expected: [Int]) {
    var rows: Rows = .rows(1, 2, 3, 4)
    rows.move(fromOffsets: source, toOffset: destination)
    #expect(rows.map(\.id) == expected)
    #expect(isConsistent(rows))
  }

  // holds: IDENT-22
  @Test func sorting() {
    var rows: Rows = .rows(2, 3, 1)
    rows.sort { $0.id < $1.id }
    #expect(rows == .rows(1, 2, 3))
    #expect(isConsistent(rows))
    var names = IdentifiedArray(uniqueElements: ["b", "a"], id: \.self)
    names.sort()
    #expect(names.elements == ["a", "b"])
    #expect(names.index(id: "b") == 1)
  }

  // holds: IDENT-22
  @Test func reversingAndShuffling() {
    var rows = Rows(uniqueElements: (1...50).map { Row(id: $0) })
    rows.reverse()
    #expect(rows.map(\.id) == (1...50).reversed())
    #expect(isConsistent(rows))
    var generator = Counting()
    rows.shuffle(using: &generator)
    #expect(rows.map(\.id) != (1...50).reversed())
    #expect(rows.map(\.id).sorted() == Array(1...50))
    #expect(isConsistent(rows))
    rows.shuffle()
    #expect(isConsistent(rows))
  }

  // holds: IDENT-22
  @Test func partitioning() {
    var rows: Rows = .rows(1, 2, 3, 4)
    let pivot = rows.partition { $0.id % 2 == 1 }
    #expect(pivot == 2)
    #expect(Set(rows[..<pivot].map(\.id)) == [2, 4])
    #expect(isConsistent(rows))
  }

  // holds: IDENT-18
  @Test func aConditionThatThrowsLeavesTheOrder() {
    var rows: Rows = .rows(3, 2, 1)
    #expect(throws: Refused.self) { try rows.sort { _, _ in throw Refused() } }
    #expect(throws: Refused.self) { try rows.partition { _ in throw Refused() } }
    #expect(rows == .rows(3, 2, 1))
    #expect(isConsistent(rows))
  }

  /// The same order in every run.
  struct Counting: RandomNumberGenerator {
    var state: UInt64 = 1
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }
}
