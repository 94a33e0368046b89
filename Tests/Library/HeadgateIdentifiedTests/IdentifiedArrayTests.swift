import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayTests {
  // holds: IDENT-1
  @Test func idsAndElementsStandInTheSameOrder() {
    let rows: Rows = .rows(3, 1, 2)
    #expect(Array(rows.ids) == [3, 1, 2])
    #expect(rows.elements.map(\.id) == [3, 1, 2])
  }

  // holds: IDENT-30
  @Test func arraysThatWereMadeEmptyShareTheirStructure() {
    #expect(Rows()._$structure == 0)
    #expect(Rows(uniqueElements: [])._$structure == 0)
    #expect(IdentifiedArray<Int, String>(id: \.count)._$structure == 0)
  }

  // holds: IDENT-30
  @Test func arraysThatWereMadeWithElementsHaveStructuresOfTheirOwn() {
    let first: Rows = .rows(1)
    let second: Rows = .rows(1)
    let copy = first
    #expect(first._$structure != second._$structure)
    #expect(first._$structure == copy._$structure)
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
  }

  // holds: IDENT-31
  @Test(arguments: Change.all) func everyChangeOfIdsOrderOrWholeElementsChangesTheStructure(_ change: Change) {
    var rows: Rows = .rows(1, 2, 3)
    var seen: Set<UInt64> = [0, rows._$structure]
    for _ in 1...2 {
      change.apply(&rows)
      #expect(seen.insert(rows._$structure).inserted)
      #expect(isConsistent(rows))
      rows.append(contentsOf: [Row(id: 1), Row(id: 2), Row(id: 3)])
      seen.insert(rows._$structure)
    }
  }

  // holds: STORE-44
  @Test(arguments: Change.all) func whatAChangeRemovedIsKnownOrSaidToBeUnknown(_ change: Change) {
    var rows: Rows = .rows(1, 2, 3)
    for _ in 1...2 {
      let before = rows
      change.apply(&rows)
      let gone = before.map(\.id).filter { rows[id: $0] == nil }
      switch rows._$removal(since: before._$structure) {
      case .none: #expect(gone.isEmpty)
      case .one(let id): #expect(gone == [id])
      case .unknown: break
      }
      rows.append(contentsOf: [Row(id: 1), Row(id: 2), Row(id: 3)])
    }
  }

  // holds: STORE-44
  @Test func oneChangeIsKnownAndSeveralAreNot() {
    func removal(_ rows: Rows, since earlier: Rows) -> String { "\(rows._$removal(since: earlier._$structure))" }
    let first: Rows = .rows(1, 2, 3)
    var rows = first
    #expect(removal(rows, since: first) == "none")
    rows.append(Row(id: 4))
    #expect(removal(rows, since: first) == "none")
    let second = rows
    rows.remove(id: 2)
    #expect(removal(rows, since: second) == "one(2)")
    #expect(removal(rows, since: first) == "unknown")
    rows.move(fromOffsets: [0], toOffset: 2)
    #expect(removal(rows, since: second) == "unknown")
    // Earlier copies have lost what came since.
    #expect(removal(first, since: second) == "unknown")
    var cleared = second
    cleared.removeAll()
    #expect(removal(cleared, since: second) == "unknown")
  }

  // holds: IDENT-32
  @Test func changesInPlaceKeepTheStructure() {
    var rows: Rows = .rows(1, 2, 3)
    let structure = rows._$structure
    rows[id: 1]?.title = "a"
    rows[1].title = "b"
    rows._withElement(id: 3) { $0.title = "c" }
    rows[id: 4]?.title = "nobody"
    #expect(rows.map(\.title) == ["a", "b", "c"])
    #expect(rows._$structure == structure)
  }

  // holds: IDENT-32
  @Test func whatChangesNothingKeepsTheStructure() {
    var rows: Rows = .rows(1, 2, 3)
    let structure = rows._$structure
    rows.append(Row(id: 1))
    rows.insert(Row(id: 2), at: 0)
    rows.remove(id: 4)
    rows[id: 4] = nil
    rows.remove(atOffsets: [])
    rows.move(fromOffsets: [], toOffset: 0)
    rows.removeAll { _ in false }
    rows.reserveCapacity(10)
    rows.swapAt(1, 1)
    rows.sort { $0.id < $1.id }
    rows.move(fromOffsets: [1], toOffset: 1)
    _ = rows.partition { $0.id > 1 }
    #expect(rows._$structure == structure)
    var one: Rows = .rows(1)
    let structureOfOne = one._$structure
    one.reverse()
    one.shuffle()
    #expect(one._$structure == structureOfOne)
    var none: Rows = []
    let structureOfNone = none._$structure
    none.removeAll()
    none.reverse()
    #expect(none._$structure == structureOfNone)
  }

  /// One way to change three rows with the ids 1, 2 and 3.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @Sendable (inout Rows) -> Void

    init(_ description: String, _ apply: @escaping @Sendable (inout Rows) -> Void) {
      testDescription = description
      self.apply = apply
    }

    static let all: [Change] = [
      Change("append") { $0.append(Row(id: $0.count + 10)) },
      Change("append contents") { $0.append(contentsOf: [Row(id: $0.count + 10)]) },
      Change("insert") { $0.insert(Row(id: $0.count + 10), at: 0) },
      Change("update") { $0.update(Row(id: $0[0].id, title: "new"), at: 0) },
      Change("update or append, there") { $0.updateOrAppend(Row(id: 1, title: "new")) },
      Change("update or append, not there") { $0.updateOrAppend(Row(id: $0.count + 10)) },
      Change("update or insert, there") { $0.updateOrInsert(Row(id: 1, title: "new"), at: 0) },
      Change("update or insert, not there") { $0.updateOrInsert(Row(id: $0.count + 10), at: 0) },
      Change("assign to an id, there") { $0[id: 1] = Row(id: 1, title: "new") },
      Change("assign to an id, not there") { $0[id: $0.count + 10] = Row(id: $0.count + 10) },
      Change("assign nil to an id") { $0[id: 2] = nil },
      Change("set to nil in place") { rows in setToNil(&rows[id: 2]) },
      Change("assign to a position") { $0[0] = Row(id: $0[0].id, title: "new") },
      Change("remove by id") { $0.remove(id: 2) },
      Change("remove an element") { $0.remove(Row(id: 2)) },
      Change("remove at a position") { $0.remove(at: 0) },
      Change("remove at offsets") { $0.remove(atOffsets: [0, 2]) },
      Change("remove where") { $0.removeAll { $0.id == 2 } },
      Change("remove all") { $0.removeAll() },
      Change("remove a range") { $0.removeSubrange(0...1) },
      Change("remove first") { $0.removeFirst() },
      Change("remove first two") { $0.removeFirst(2) },
      Change("remove last") { $0.removeLast() },
      Change("remove last two") { $0.removeLast(2) },
      Change("pop last") { _ = $0.popLast() },
      Change("replace a range") { $0.replaceSubrange(0..<1, with: [Row(id: $0.count + 10)]) },
      Change("swap") { $0.swapAt(0, 1) },
      Change("move") { $0.move(fromOffsets: [0], toOffset: 2) },
      Change("sort") { rows in
        let first = rows[0].id
        rows.sort { $0.id != first && $1.id == first }
      },
      Change("reverse") { $0.reverse() },
      Change("partition") { rows in
        let first = rows[0].id
        rows.partition { $0.id == first }
      },
    ]
  }
}

private func setToNil(_ row: inout Row?) {
  row = nil
}
