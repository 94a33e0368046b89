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
