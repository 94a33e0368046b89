import HeadgateIdentified
import Testing

@Suite struct IdentifiedArraySubscriptsTests {
  // holds: IDENT-6
  @Test func theIDFindsTheElement() {
    let rows: Rows = .rows(1, 2)
    #expect(rows[id: 2] == Row(id: 2))
    #expect(rows[id: 3] == nil)
  }

  // holds: IDENT-6
  @Test func assigningReplacesAppendsOrRemoves() {
    var rows: Rows = .rows(1, 2)
    rows[id: 1] = Row(id: 1, title: "new")
    rows[id: 3] = Row(id: 3)
    rows[id: 2] = nil
    rows[id: 9] = nil
    #expect(rows.elements == [Row(id: 1, title: "new"), Row(id: 3)])
    #expect(isConsistent(rows))
  }

  // holds: IDENT-7
  @Test(arguments: 1...4) func anElementIsChangedInPlaceByItsID(_ id: Int) {
    var rows: Rows = .rows(1, 2, 3, 4)
    for id in 1...4 { rows[id: id]?.tags = Array(1...100) }
    let tags = storage(of: rows[id: id]!.tags)
    let elements = storage(of: rows.elements)
    rows[id: id]?.tags[0] = 7
    #expect(rows[id: id]?.tags[0] == 7)
    #expect(storage(of: rows[id: id]!.tags) == tags)
    #expect(storage(of: rows.elements) == elements)
    #expect(isConsistent(rows))
  }

  // holds: IDENT-7
  @Test func aMissingElementIsNotChanged() {
    var rows: Rows = .rows(1)
    rows[id: 2]?.title = "nobody"
    #expect(rows == .rows(1))
  }

  // holds: IDENT-7
  @Test(arguments: 1...4) func anElementIsRemovedInPlace(_ id: Int) {
    func clear(_ row: inout Row?) { row = nil }
    var rows: Rows = .rows(1, 2, 3, 4)
    clear(&rows[id: id])
    #expect(Array(rows.ids) == [1, 2, 3, 4].filter { $0 != id })
    #expect(isConsistent(rows))
  }

  // holds: IDENT-7
  @Test func anElementIsAppendedInPlace() {
    func fill(_ row: inout Row?) { row = row ?? Row(id: 5) }
    var rows: Rows = .rows(1)
    fill(&rows[id: 5])
    fill(&rows[id: 5])
    #expect(Array(rows.ids) == [1, 5])
    #expect(isConsistent(rows))
  }

  // holds: IDENT-7
  @Test func anErrorInTheMiddleOfAChangeInPlaceLosesNothing() {
    struct Refused: Error {}
    func refuse(_ row: inout Row?) throws {
      row?.title = "changed"
      throw Refused()
    }
    var rows: Rows = .rows(1, 2, 3)
    #expect(throws: Refused.self) { try refuse(&rows[id: 2]) }
    #expect(rows.map(\.title) == ["", "changed", ""])
    #expect(isConsistent(rows))
  }

  // holds: IDENT-8
  @Test func anElementIsReadAndChangedInPlaceByItsPosition() {
    var rows: Rows = .rows(1, 2)
    rows[1].tags = Array(1...100)
    let tags = storage(of: rows[1].tags)
    rows[1].tags[0] = 7
    #expect(rows[1].tags[0] == 7)
    #expect(storage(of: rows[1].tags) == tags)
    rows[0] = Row(id: 1, title: "new")
    #expect(rows.map(\.title) == ["new", ""])
  }

  // holds: IDENT-9
  @Test func withElementChangesInPlaceAndReturns() {
    var rows: Rows = .rows(1, 2)
    rows[1].tags = Array(1...100)
    let tags = storage(of: rows[1].tags)
    let elements = storage(of: rows.elements)
    let old = rows._withElement(id: 2) { row in
      defer { row.tags[0] = 7 }
      return row.tags[0]
    }
    #expect(old == 1)
    #expect(rows[1].tags[0] == 7)
    #expect(storage(of: rows[1].tags) == tags)
    #expect(storage(of: rows.elements) == elements)
    #expect(rows._withElement(id: 3) { $0.title = "nobody" } == nil)
  }

  // holds: IDENT-10
  @Test func aCopyKeepsItsOwnElements() {
    var rows: Rows = .rows(1, 2)
    let copy = rows
    rows[id: 1]?.title = "a"
    rows[1].title = "b"
    rows._withElement(id: 2) { $0.tags = [1] }
    #expect(copy == .rows(1, 2))
    #expect(rows.map(\.title) == ["a", "b"])
  }
}

@Suite struct IdentifiedArrayChangedIDTests {
  // holds: IDENT-11
  @Test func changingAnIDThroughTheIDTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows: Rows = .rows(1, 2)
      rows[id: 1]?.id = 5
    }
    let message = text(result?.standardErrorContent)
    #expect(message.contains("The id of an element of an identified array of 'Row' was changed in place from 1 to 5."))
    #expect(message.contains("declare it 'let'"))
    #expect(message.contains("use 'swapAt' or 'move'"))
    #expect(message.contains("[ID-2]"))
  }

  // holds: IDENT-11
  @Test func changingAnIDThroughAPositionTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows: Rows = .rows(1, 2)
      rows[1].id = 5
    }
    let message = text(result?.standardErrorContent)
    #expect(message.contains("of 'Row' was changed in place from 2 to 5."))
  }

  // holds: IDENT-11
  @Test func changingAnIDInWithElementTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows: Rows = .rows(1, 2)
      rows._withElement(id: 2) { $0.id = 6 }
    }
    let message = text(result?.standardErrorContent)
    #expect(message.contains("of 'Row' was changed in place from 2 to 6."))
  }

  // holds: IDENT-11
  @Test func replacingAnElementByOneWithAnotherIDTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows: Rows = .rows(1, 2)
      rows[0] = Row(id: 7)
    }
    let message = text(result?.standardErrorContent)
    #expect(message.contains("of 'Row' was changed in place from 1 to 7."))
  }

  // holds: IDENT-12
  @Test func assigningToTheIDOfAnotherElementTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows: Rows = .rows(1, 2)
      rows[id: 1] = Row(id: 7)
    }
    let message = text(result?.standardErrorContent)
    #expect(message.contains("An element of type 'Row' whose id is 7 was assigned to the id 1"))
    #expect(message.contains("'rows[id: row.id] = row'"))
    #expect(message.contains("[ID-3]"))
  }
}
