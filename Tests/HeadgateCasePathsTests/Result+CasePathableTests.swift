import HeadgateCasePaths
import Testing

@Suite struct ResultCasePathableTests {
  typealias Response = Result<Int, Failure>

  // holds: CASE-26
  @Test func aResultHasCasePaths() {
    var response = Response.success(1)
    #expect(response[case: \.success] == 1)
    #expect(response[case: \.failure] == nil)
    response.modify(\.success) { $0 += 1 }
    #expect(response == .success(2))
    #expect((\Response.Cases.failure)(Failure()) == .failure(Failure()))
    #expect(Response.failure(Failure())[case: \.success] == nil)
    #expect(Response.failure(Failure())[case: \.failure] == Failure())
  }

  // holds: CASE-26
  @Test func aPathLeadsThroughAResult() {
    #expect((\Action.Cases.response.success)(1) == .response(.success(1)))
    #expect(Action.response(.success(2))[case: \.response.success] == 2)
  }

  // holds: CASE-26
  @Test func anyErrorMayBeTheFailure() {
    let response = Result<Int, any Error>.failure(Failure())
    #expect(response[case: \.failure] is Failure)
    #expect(response.is(\.failure))
    #expect((\Result<Int, any Error>.Cases.success)(1)[case: \.success] == 1)
  }

  // holds: CASE-26
  @Test func theTagsOfAResult() {
    #expect(AnyCasePath(\Response.Cases.success).tag == Response._$caseTag(of: .success(1)))
    #expect(AnyCasePath(\Response.Cases.failure).tag == Response._$caseTag(of: .failure(Failure())))
    #expect(Response._$caseTag(of: .failure(Failure())) == 1)
  }
}
