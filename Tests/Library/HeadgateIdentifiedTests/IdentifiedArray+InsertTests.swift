import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayInsertTests {
  // holds: IDENT-13
  @Test func theIndexOfAnID() {
    let rows: Rows = .rows(4, 5)
    #expect(rows.index(id: 5) == 1)
    #expect(rows.index(id: 6) == nil)
  }

  // holds: IDENT-14
  @Test func appendingLeavesOutAnIDThatIsThere() {
    var rows: Rows = .rows(1, 2)
    #expect(rows.append(Row(id: 3)) == (inserted: true, index: 2))
    #expect(rows.append(Row(id: 1, title: "late")) == (inserted: false, index: 0))
    rows.append(contentsOf: [Row(id: 2, title: "late"), Row(id: 4)])
    #expect(rows == .rows(1, 2, 3, 4))
    #expect(isConsistent(rows))
  }

  // holds: IDENT-15
  @Test func insertingLeavesOutAnIDThatIsThere() {
    var rows: Rows = .rows(1, 2)
    #expect(rows.insert(Row(id: 3), at: 1) == (inserted: true, index: 1))
    #expect(rows.insert(Row(id: 2, title: "late"), at: 0) == (inserted: false, index: 2))
    #expect(rows == .rows(1, 3, 2))
    #expect(isConsistent(rows))
  }

  // holds: IDENT-16
  @Test func updatingReturnsTheOldElement() {
    var rows: Rows = .rows(1, 2)
    #expect(rows.update(Row(id: 2, title: "new"), at: 1) == Row(id: 2))
    #expect(rows.updateOrAppend(Row(id: 2, title: "newer")) == Row(id: 2, title: "new"))
    #expect(rows.updateOrAppend(Row(id: 3)) == nil)
    #expect(rows.map(\.title) == ["", "newer", ""])
    #expect(isConsistent(rows))
  }

  // holds: IDENT-16
  @Test func updatingOrInsertingTellsThePosition() {
    var rows: Rows = .rows(1, 2)
    #expect(rows.updateOrInsert(Row(id: 3), at: 0) == (originalMember: nil, index: 0))
    #expect(rows.updateOrInsert(Row(id: 2, title: "new"), at: 0) == (originalMember: Row(id: 2), index: 2))
    #expect(rows.map(\.id) == [3, 1, 2])
    #expect(isConsistent(rows))
  }

  // holds: IDENT-11
  @Test func updatingWithAnotherIDTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows: Rows = .rows(1, 2)
      rows.update(Row(id: 3), at: 0)
    }
    let message = text(result?.standardErrorContent)
    #expect(message.contains("of 'Row' was changed in place from 1 to 3."))
  }
}
