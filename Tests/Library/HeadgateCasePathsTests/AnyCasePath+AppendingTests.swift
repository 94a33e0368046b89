import HeadgateCasePaths
import Testing

@Suite struct AnyCasePathAppendingTests {
  let path = AnyCasePath(\Action.Cases.child).appending(path: AnyCasePath(\ChildAction.Cases.count))

  // holds: CASE-7
  @Test func anAppendedPathLeadsThroughBothCases() {
    #expect(path.embed(1) == .child(.count(1)))
    #expect(path.extract(from: .child(.count(2))) == 2)
    #expect(path.extract(from: .child(.idle)) == nil)
    #expect(path.extract(from: .tapped) == nil)
  }

  // holds: CASE-2
  @Test func anAppendedPathKeepsTheTagOfTheOuterCase() {
    #expect(path.caseIndex == 3)
  }
}
