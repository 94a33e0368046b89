import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayIdentifiableInitTests {
  // holds: IDENT-2
  @Test func elementsKnowTheirIDs() {
    #expect(Rows().isEmpty)
    #expect(Array(Rows(uniqueElements: [Row(id: 2), Row(id: 1)]).ids) == [2, 1])
    #expect(Rows(uncheckedUniqueElements: [Row(id: 2), Row(id: 1)])[id: 1] == Row(id: 1))
    #expect(Rows(uniqueElements: (1...3).lazy.map { Row(id: $0) }).count == 3)
  }

  // holds: IDENT-2
  @Test func anIdentifiedArrayIsTakenAsItIs() {
    let rows: Rows = .rows(1, 2)
    let again = Rows(uniqueElements: rows)
    #expect(again == rows)
    #expect(again._$structure == rows._$structure)
  }

  // holds: IDENT-3
  @Test func elementsWithTheSameIDAreCombined() {
    let rows = Rows([Row(id: 1, title: "a"), Row(id: 2), Row(id: 1, title: "b")]) { old, new in
      Row(id: old.id, title: old.title + new.title)
    }
    #expect(rows.map(\.title) == ["ab", ""])
  }

  // holds: IDENT-4
  @Test func aDuplicateAmongUniqueElementsTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Rows(uniqueElements: [Row(id: 7), Row(id: 7)])
    }
    let message = text(result?.standardErrorContent)
    #expect(message.contains("array of 'Row' have the id 7."))
  }
}
