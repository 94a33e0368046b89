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

  // holds: CASE-25, CASE-26
  @Test func pathsLeadThroughTypesWithTuplesInThem() {
    #expect((\Answer.Cases.saved.success)(()).saved != nil)
    #expect(Answer.saved(.success(()))[case: \.saved.success] != nil)
    #expect(Answer.saved(.failure(Failure()))[case: \.saved.failure] is Failure)
    #expect(Answer.pair(.success((1, 2)))[case: \.pair.success]?.1 == 2)
    #expect(Answer.none(nil).is(\.none.none))
    #expect(Answer.none(()).is(\.none.some))
  }

  // holds: CASE-26
  @Test func theTagsOfAResult() {
    #expect(AnyCasePath(\Response.Cases.success).caseIndex == Response._$caseIndex(of: .success(1)))
    #expect(AnyCasePath(\Response.Cases.failure).caseIndex == Response._$caseIndex(of: .failure(Failure())))
    #expect(Response._$caseIndex(of: .failure(Failure())) == 1)
  }
}

/// Swift 6.3.1 crashed over the paths through these.
@CasePathable
@dynamicMemberLookup
private enum Answer {
  case saved(Result<Void, any Error>)
  case pair(Result<(Int, Int), any Error>)
  case none(Void?)
}
