import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayEquatableTests {
  // holds: IDENT-26
  @Test func elementsInOrderDecide() {
    #expect(Rows.rows(1, 2) == .rows(1, 2))
    #expect(Rows.rows(1, 2) != .rows(2, 1))
    #expect(Rows.rows(1, 2) != .rows(1))
    #expect(Rows([Row(id: 1, title: "a")]) != .rows(1))
  }
}
