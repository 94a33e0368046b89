import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayCustomReflectableTests {
  // holds: IDENT-29
  @Test func theMirrorShowsTheElementsOnly() {
    let mirror = Mirror(reflecting: IdentifiedArray(uniqueElements: ["a", "b"], id: \.self))
    #expect(mirror.displayStyle == .collection)
    #expect(mirror.children.map { $0.value as? String } == ["a", "b"])
    #expect(mirror.children.allSatisfy { $0.label == nil })
  }
}
