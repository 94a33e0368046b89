import HeadgateIdentified
import Testing

@testable import HeadgateCore

struct ValueKindTests {
  @Test(arguments: 0..<3) func `a type has the kind of the states in it, at each question`(_: Int) {
    #expect(ValueKind.of(Leaf.self) == .state)
    #expect(ValueKind.of(Choice.self) == .state)
    #expect(ValueKind.of(Leaf?.self) == .optional)
    #expect(ValueKind.of(PresentationState<Leaf>.self) == .optional)
    #expect(ValueKind.of(IdentifiedArray<Int, Row>?.self) == .optional)
    #expect(ValueKind.of([Leaf].self) == .collection)
    #expect(ValueKind.of(StackState<Leaf>.self) == .collection)
    #expect(ValueKind.of(IdentifiedArray<Int, Row>.self) == .collection)
    // fact: R-50
    #expect(UInt(bitPattern: ObjectIdentifier(Leaf.self)) >> (UInt.bitWidth - 3) == 0)
    for type in [Int.self, Int?.self, [Int].self, String.self, [Int: Leaf].self, (Leaf, Int).self] as [Any.Type] {
      #expect(ValueKind.of(type) == .plain)
    }
  }
}
