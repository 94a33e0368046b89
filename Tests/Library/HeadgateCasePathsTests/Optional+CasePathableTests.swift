import HeadgateCasePaths
import Testing

@Suite struct OptionalCasePathableTests {
  // holds: CASE-25
  @Test func anOptionalHasCasePaths() {
    var value: Int? = 1
    #expect(value[case: \.some] == 1)
    #expect(value.is(\.some))
    #expect(!value.is(\.none))
    value.modify(\.some) { $0 += 1 }
    #expect(value == 2)
    #expect((\Int?.Cases.some)(3) == 3)
    #expect((\Int?.Cases.none)() == nil)
    value = nil
    #expect(value.is(\.none))
    #expect(value[case: \.some] == nil)
  }

  // holds: CASE-25
  @Test func theTagsOfAnOptional() {
    #expect(AnyCasePath(\Int?.Cases.none).caseIndex == Int?._$caseIndex(of: nil))
    #expect(AnyCasePath(\Int?.Cases.some).caseIndex == Int?._$caseIndex(of: 1))
    #expect(Int?._$caseIndex(of: nil) == 0)
  }
}
