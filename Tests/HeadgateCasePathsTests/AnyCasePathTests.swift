import HeadgateCasePaths
import Testing

@Suite struct AnyCasePathTests {
  let hand = AnyCasePath<Action, String>(
    embed: { .named($0) },
    extract: { if case .named(let name) = $0 { name } else { nil } }
  )

  // holds: CASE-1
  @Test func aPathMadeOfTwoFunctionsEmbedsAndExtracts() {
    #expect(hand.embed("a") == .named("a"))
    #expect(hand.extract(from: .named("b")) == "b")
    #expect(hand.extract(.named("b")) == "b")
    #expect(hand.extract(from: .tapped) == nil)
  }

  // holds: CASE-2
  @Test func aPathThatWasNotNumberedHasTheUnknownTag() {
    #expect(hand.tag == -1)
    #expect(AnyCasePath<Action, String>(tag: 7, embed: hand.embed, extract: hand.extract).tag == 7)
  }
}
