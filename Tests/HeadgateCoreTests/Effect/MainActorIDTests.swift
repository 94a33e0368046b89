import Testing

@testable import HeadgateCore

@MainActor
struct MainActorIDTests {
  private enum ID: Hashable { case a, b(Int) }
  private enum Other: Hashable { case a }

  // holds: MACRO-93
  @Test func `equal ids of one type have one number`() {
    let a = MainActorID.of(ID.a)
    let one = MainActorID.of(ID.b(1))
    #expect(MainActorID.of(ID.a) == a && MainActorID.of(ID.b(1)) == one)
    #expect(a != one && MainActorID.of(Other.a) != a && MainActorID.of(ID.b(2)) != one)
    #expect(Set([a, MainActorID.of(ID.a), one]).count == 2)
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
