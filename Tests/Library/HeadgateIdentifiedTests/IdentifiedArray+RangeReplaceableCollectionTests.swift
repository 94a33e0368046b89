import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayRangeReplaceableCollectionTests {
  // holds: IDENT-25
  @Test func aRangeIsReplaced() {
    var rows: Rows = .rows(1, 2, 3)
    rows.replaceSubrange(0..<2, with: [Row(id: 2, title: "new"), Row(id: 5), Row(id: 6)])
    #expect(rows.map(\.id) == [2, 5, 6, 3])
    #expect(rows[id: 2]?.title == "new")
    #expect(isConsistent(rows))
  }

  // holds: IDENT-25
  @Test func anElementWhoseIDIsTakenIsLeftOut() {
    var rows: Rows = .rows(1, 2, 3)
    rows.replaceSubrange(0..<1, with: [Row(id: 3, title: "late"), Row(id: 4), Row(id: 4, title: "late"), Row(id: 5)])
    #expect(rows == .rows(4, 5, 2, 3))
    #expect(isConsistent(rows))
  }

  // holds: IDENT-25
  @Test func aSequenceKeepsTheFirstElementOfAnID() {
    let rows = Rows([Row(id: 1), Row(id: 2), Row(id: 1, title: "late")])
    #expect(rows == .rows(1, 2))
    #expect(rows + [Row(id: 2, title: "late"), Row(id: 3)] == .rows(1, 2, 3))
  }

  // holds: IDENT-25
  @Test func genericAlgorithmsWork() {
    func fill<Collection: RangeReplaceableCollection<Row>>(_ collection: inout Collection) {
      collection.append(Row(id: 2, title: "late"))
      collection.append(Row(id: 3))
      collection.insert(Row(id: 4), at: collection.startIndex)
      collection.remove(at: collection.index(after: collection.startIndex))
    }
    var rows: Rows = .rows(1, 2)
    fill(&rows)
    #expect(rows == .rows(4, 2, 3))
    #expect(isConsistent(rows))
  }
}
