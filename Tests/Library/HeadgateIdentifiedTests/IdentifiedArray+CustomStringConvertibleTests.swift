import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayCustomStringConvertibleTests {
  // holds: IDENT-29
  @Test func theElementsAreShown() {
    let names = IdentifiedArray(uniqueElements: ["a", "b"], id: \.self)
    #expect("\(names)" == #"["a", "b"]"#)
    #expect(String(reflecting: names) == #"IdentifiedArray(["a", "b"])"#)
  }
}
