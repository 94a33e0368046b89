import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayInitTests {
  // holds: IDENT-2
  @Test func aKeyPathFindsTheIds() {
    var names = IdentifiedArray<Int, String>(id: \.count)
    #expect(names.isEmpty)
    names.append("one")
    names.append("three")
    names.append("two")
    #expect(names.elements == ["one", "three"])
    #expect(names[id: 5] == "three")
    #expect(IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)[id: 2] == "bb")
    #expect(IdentifiedArray(uncheckedUniqueElements: ["a", "bb"], id: \.count)[id: 2] == "bb")
  }

  // holds: IDENT-3
  @Test func elementsWithTheSameIDAreCombinedAtThePlaceOfTheFirst() {
    let names = IdentifiedArray(["a", "bb", "c", "dd", "e"], id: \.count) { old, _ in old }
    #expect(names.elements == ["a", "bb"])
    let last = IdentifiedArray(["a", "bb", "c", "dd", "e"], id: \.count) { _, new in new }
    #expect(last.elements == ["e", "dd"])
  }

  // holds: IDENT-3
  @Test func anErrorOfTheCombinationIsPassedOn() {
    struct Refused: Error {}
    #expect(throws: Refused.self) {
      try IdentifiedArray(["a", "b"], id: \.count) { _, _ in throw Refused() }
    }
  }

  // holds: IDENT-4
  @Test func aDuplicateAmongUniqueElementsTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IdentifiedArray(uniqueElements: ["a", "bb", "c"], id: \.count)
    }
    let message = text(result?.standardErrorContent)
    #expect(message.contains("Two elements of an identified array of 'String' have the id 1."))
    #expect(message.contains("'init(_:uniquingIDsWith:)'"))
    #expect(message.contains("[ID-1]"))
  }

  // holds: IDENT-5
  @Test func aCombinationWithAnotherIDTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IdentifiedArray(["a", "b"], id: \.count) { $0 + $1 }
    }
    let message = text(result?.standardErrorContent)
    #expect(message.contains("of 'String' was changed in place from 1 to 2."))
    #expect(message.contains("[ID-2]"))
  }
}
