import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayCollectionTests {
  // holds: IDENT-23
  @Test func positionsAreThoseOfAnArray() {
    let rows: Rows = .rows(4, 5, 6)
    #expect(rows.startIndex == 0)
    #expect(rows.endIndex == 3)
    #expect(rows.index(after: 0) == 1)
    #expect(rows.index(before: 3) == 2)
    #expect(rows.first?.id == 4)
    #expect(rows.last?.id == 6)
    #expect(rows.reversed().map(\.id) == [6, 5, 4])
    #expect(rows[1...].map(\.id) == [5, 6])
    #expect(rows.firstIndex { $0.id == 6 } == 2)
  }

  // holds: IDENT-23
  @Test func iterationAndMemoryAreThoseOfTheElements() {
    let rows: Rows = .rows(4, 5, 6)
    var ids: [Int] = []
    for row in rows { ids.append(row.id) }
    #expect(ids == [4, 5, 6])
    #expect(rows.withContiguousStorageIfAvailable { $0.map(\.id) } == [4, 5, 6])
  }

  // holds: IDENT-24
  @Test func genericAlgorithmsThatSwapWork() {
    func rotate(_ collection: inout some MutableCollection<Row> & RandomAccessCollection<Row>) {
      for (first, second) in zip(collection.indices, collection.indices.dropFirst()) {
        collection.swapAt(first, second)
      }
    }
    var rows: Rows = .rows(1, 2, 3)
    rotate(&rows)
    #expect(rows == .rows(2, 3, 1))
    #expect(isConsistent(rows))
  }
}
