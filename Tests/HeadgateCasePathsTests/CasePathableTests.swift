import HeadgateCasePaths
import Testing

@Suite struct CasePathableTests {
  // holds: CASE-24
  @Test func theTagIsTheIndexOfTheCase() {
    #expect(Action._$caseTag(of: .tapped) == 0)
    #expect(Action._$caseTag(of: .response(.success(1))) == 5)
    #expect(AnyCasePath(\Action.Cases.response).tag == 5)
  }

  // holds: CASE-24
  @Test func theTagOfAConformanceWrittenByHandIsUnknown() {
    #expect(ChildAction._$caseTag(of: .idle) == -1)
    #expect(AnyCasePath(\ChildAction.Cases.idle).tag == -1)
  }
}
