import HeadgateCasePaths
import Testing

@Suite struct CasePathableTests {
  // holds: CASE-24
  @Test func theTagIsTheIndexOfTheCase() {
    #expect(Action._$caseIndex(of: .tapped) == 0)
    #expect(Action._$caseIndex(of: .response(.success(1))) == 5)
    #expect(AnyCasePath(\Action.Cases.response).caseIndex == 5)
  }

  // holds: CASE-24
  @Test func theTagOfAConformanceWrittenByHandIsUnknown() {
    #expect(ChildAction._$caseIndex(of: .idle) == -1)
    #expect(AnyCasePath(\ChildAction.Cases.idle).caseIndex == -1)
  }
}
