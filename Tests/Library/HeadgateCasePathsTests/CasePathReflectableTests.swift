import HeadgateCasePaths
import Testing

@Suite struct CasePathReflectableTests {
  // holds: CASE-23
  @Test func aValueTellsThePathOfItsCase() {
    #expect(Action.child(.idle).case == \.child)
    #expect(Action.tapped.case == \.tapped)
    #expect(Action.tapped.case != \.named)
    #expect(Optional(1).case == \.some)
    #expect(Int?.none.case == \.none)
    #expect(Result<Int, Failure>.failure(Failure()).case == \.failure)
    #expect(Result<Int, Failure>.success(1).case == \.success)
  }

  // holds: CASE-23
  @Test func aListedPathIsTheOneThatIsWritten() {
    let listed = Array(Action.allCasePaths)
    let written: [PartialCaseKeyPath<Action>] = [\.tapped, \.named, \.moved, \.child, \.rows, \.response]
    #expect(written == listed)
    #expect(Set(written) == Set(listed))
    #expect(Action.tapped.is(listed[0]))
    #expect(!Action.tapped.is(listed[1]))
  }
}
