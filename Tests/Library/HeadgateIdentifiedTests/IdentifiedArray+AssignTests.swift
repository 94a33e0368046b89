import Foundation
import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayAssignTests {
  private func rows(_ ids: [Int]) -> Rows { Rows(uniqueElements: ids.map { Row(id: $0, tags: [$0]) }) }

  // holds: IDENT-34
  @Test func theAlgorithmsOfMutableCollectionWork() {
    func sort(_ collection: inout some MutableCollection<Row> & RandomAccessCollection<Row>) {
      collection.sort { $0.id < $1.id }
    }
    func reverse(_ collection: inout some MutableCollection<Row> & BidirectionalCollection<Row>) {
      collection.reverse()
    }
    func shuffle(_ collection: inout some MutableCollection<Row> & RandomAccessCollection<Row>) {
      collection.shuffle()
    }
    func partition(_ collection: inout some MutableCollection<Row>) -> Int? {
      collection.partition { $0.id > 2 } as? Int
    }
    var rows = rows([3, 1, 4, 2])
    sort(&rows)
    #expect(rows.map(\.id) == [1, 2, 3, 4])
    #expect(isConsistent(rows))
    reverse(&rows)
    #expect(rows.map(\.id) == [4, 3, 2, 1])
    #expect(isConsistent(rows))
    shuffle(&rows)
    #expect(Set(rows.map(\.id)) == [1, 2, 3, 4])
    #expect(isConsistent(rows))
    #expect(partition(&rows) == 2)
    #expect(Set(rows.prefix(2).map(\.id)) == [1, 2])
    #expect(isConsistent(rows))
  }

  // holds: IDENT-34
  @Test func aComparatorOfFoundationSorts() {
    var rows = rows([3, 1, 2])
    rows.sort(using: KeyPathComparator(\.id, order: .reverse))
    #expect(rows.map(\.id) == [3, 2, 1])
    #expect(isConsistent(rows))
  }

  // holds: IDENT-34
  @Test func aPartIsSorted() {
    var rows = rows([9, 4, 3, 2, 1, 0])
    rows[1..<5].sort { $0.id < $1.id }
    #expect(rows.map(\.id) == [9, 1, 2, 3, 4, 0])
    #expect(isConsistent(rows))
  }

  // holds: IDENT-34
  @Test func anErrorInAGenericSortLosesNoElement() {
    struct Refused: Error {}
    func sort(_ collection: inout some MutableCollection<Row> & RandomAccessCollection<Row>) throws {
      var comparisons = 0
      try collection.sort {
        comparisons += 1
        if comparisons == 4 { throw Refused() }
        return $0.id < $1.id
      }
    }
    var rows = rows([5, 4, 3, 2, 1])
    #expect(throws: Refused.self) { try sort(&rows) }
    #expect(Set(rows.map(\.id)) == [1, 2, 3, 4, 5])
    #expect(isConsistent(rows))
  }

  // holds: IDENT-34, IDENT-31
  @Test func elementsChangePlacesByAssignment() {
    var rows = rows([1, 2, 3])
    let structure = rows._$structure
    let first = rows[0]
    rows[0] = rows[2]
    let between = rows._$structure
    rows[2] = first
    #expect(rows.map(\.id) == [3, 2, 1])
    #expect(isConsistent(rows))
    #expect(Set([structure, between, rows._$structure]).count == 3)
  }

  // holds: IDENT-34
  @Test(arguments: 0..<200) func elementsAreMovedOneByOne(_ seed: Int) {
    func assign(_ elements: [Row], to collection: inout some MutableCollection<Row>, _ offsets: [Int]) {
      for offset in offsets {
        collection[collection.index(collection.startIndex, offsetBy: offset)] = elements[offset]
      }
    }
    var generator = SeededNumbers(UInt64(seed))
    var rows = rows(Array(0..<8))
    for _ in 0..<4 {
      let target = rows.elements.shuffled(using: &generator)
      assign(target, to: &rows, Array(rows.indices).shuffled(using: &generator))
      #expect(rows.elements == target)
      #expect(isConsistent(rows))
      rows[id: 3]?.title = "found"
      #expect(rows.first { $0.title == "found" }?.id == 3)
      rows[id: 3]?.title = ""
    }
  }

  // holds: IDENT-34
  @Test func onTheWayElementsAreReadAndSwapped() {
    var rows = rows([1, 2, 3, 4])
    let first = rows[0]
    rows[0] = rows[1]
    #expect(rows[id: 2] == rows[0])
    #expect(rows[id: 1] == nil)
    #expect(Array(rows.ids) == [2, 3, 4])
    rows[1].title = "copy"
    rows.swapAt(1, 3)
    rows.reverse()
    rows[0] = first
    #expect(rows.map(\.id) == [1, 3, 4, 2])
    #expect(isConsistent(rows))
  }

  // holds: IDENT-34
  @Test func aCopyThatWasMadeOnTheWayIsCompletedByItself() {
    var rows = rows([1, 2])
    let first = rows[0]
    rows[0] = rows[1]
    var copy = rows
    copy[0] = first
    rows[1] = first
    #expect(copy.map(\.id) == [1, 2])
    #expect(rows.map(\.id) == [2, 1])
    #expect(isConsistent(copy))
    #expect(isConsistent(rows))
  }

  // holds: IDENT-35
  @Test func anElementAtTwoPositionsTrapsWhenTheArrayIsUsedByID() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows: Rows = .rows(1, 2)
      rows[0] = rows[1]
      rows.append(Row(id: 3))
    }
    let message = text(result?.standardErrorContent)
    #expect(message.contains("An element of an identified array of 'Row' stands at two positions: it has the id 2."))
    #expect(message.contains("'rows[0] = rows[1]'"))
    #expect(message.contains("[ID-5]"))
  }

  // holds: IDENT-35
  @Test func anElementAtTwoPositionsAfterAnAlgorithmTrapsToo() async {
    await #expect(processExitsWith: .failure) {
      var rows: Rows = .rows(1, 2)
      rows.withContiguousMutableStorageIfAvailable { $0[0] = $0[1] }
      rows[id: 2]?.title = "which?"
    }
  }

  // holds: IDENT-11
  @Test func anIDThatIsChangedInTheMemoryOfTheElementsTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows: Rows = .rows(1, 2)
      rows.withContiguousMutableStorageIfAvailable { $0[1].id = 5 }
    }
    let message = text(result?.standardErrorContent)
    #expect(message.contains("of 'Row' was changed in place from 2 to 5."))
  }

  // holds: IDENT-11
  @Test func anIDThatIsChangedInPlaceOnTheWayTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows: Rows = .rows(1, 2)
      rows[0] = rows[1]
      rows[1].id = 5
    }
    let message = text(result?.standardErrorContent)
    #expect(message.contains("of 'Row' was changed in place from 2 to 5."))
  }

  // holds: IDENT-7, IDENT-8
  @Test func thePathsThatChangeInPlaceStayWhatTheyAre() {
    var rows = rows([1, 2])
    rows.swapAt(0, 1)
    let tags = storage(of: rows[1].tags)
    rows.withContiguousMutableStorageIfAvailable { $0[1].tags[0] = 9 }
    #expect(storage(of: rows[1].tags) == tags)
    #expect(rows[1].tags == [9])
  }
}
