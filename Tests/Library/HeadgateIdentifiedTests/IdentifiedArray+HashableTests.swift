import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayHashableTests {
  // holds: IDENT-26
  @Test func equalArraysHashTheSame() {
    var changed: Rows = .rows(1, 2, 3)
    changed.remove(id: 3)
    #expect(Set([Rows.rows(1, 2), .rows(1, 2), changed]).count == 1)
    #expect(Set([Rows.rows(1, 2), .rows(2, 1)]).count == 2)
  }
}
