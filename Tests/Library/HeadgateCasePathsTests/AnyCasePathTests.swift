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
    #expect(hand.caseIndex == -1)
    #expect(AnyCasePath<Action, String>(caseIndex: 7, embed: hand.embed, extract: hand.extract).caseIndex == 7)
  }

  // holds: CASE-31
  @Test func aMirrorShowsTheTagAndNotTheFunctions() {
    #expect(Mirror(reflecting: hand).children.map(\.label) == ["tag"])
    #expect("\(Mirror(reflecting: Action.allCasePaths.tapped).children.map(\.value))" == "[0]")
  }

  // holds: CASE-30
  @Test func pathsOfAGenericEnumWithConstraintsAreSendable() {
    func isSendable<T: Sendable>(_: T) {}
    isSendable(Pair<Int>.allCasePaths.both)
    #expect(Pair<Int>.allCasePaths.both.embed((1, 2)) == .both(1, second: 2))
    #expect(Pair<Int>.allCasePaths.one.extract(from: .one(3)) == 3)
    #expect(Pair<Int>.allCasePaths.none.extract(from: .one(3)) == nil)
  }
}

@CasePathable
private enum Pair<Value: Hashable>: Equatable {
  case none
  case one(Value)
  case both(Value, second: Value)
}
