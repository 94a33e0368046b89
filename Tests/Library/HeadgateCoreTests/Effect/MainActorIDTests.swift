import Testing

@testable import HeadgateCore

@MainActor
struct MainActorIDTests {
  private enum ID: Hashable { case a, b(Int) }
  private enum Other: Hashable { case a }
  private class Number: Hashable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (a: Number, b: Number) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
  private final class OtherNumber: Number {}

  // holds: MACRO-93
  @Test func `equal ids of one type have one number`() {
    let a = MainActorID.of(ID.a)
    let one = MainActorID.of(ID.b(1))
    #expect(MainActorID.of(ID.a) == a && MainActorID.of(ID.b(1)) == one)
    #expect(a != one && MainActorID.of(Other.a) != a && MainActorID.of(ID.b(2)) != one)
    #expect(Set([a, MainActorID.of(ID.a), one]).count == 2)
  }

  // holds: MACRO-93
  @Test func `equal ids of two types have two numbers`() {
    let number = MainActorID.of(Number(1))
    let other = MainActorID.of(OtherNumber(1))
    #expect(number != other)
    #expect(MainActorID.of(Number(1)) == number && MainActorID.of(OtherNumber(1)) == other)
  }

  // holds: MACRO-93
  @Test func `numbers that nobody uses are forgotten`() {
    let kept = MainActorID.of(ID.a)
    weak var dropped: MainActorID?
    for number in 0..<1_000 { dropped = MainActorID.of(ID.b(number)) }
    #expect(dropped == nil)
    #expect(MainActorID.knownCount < 300)
    #expect(MainActorID.of(ID.a) == kept)
  }
}
