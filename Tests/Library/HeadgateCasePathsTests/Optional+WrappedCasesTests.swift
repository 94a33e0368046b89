import HeadgateCasePaths
import HeadgateSupport
import Testing

@Suite struct OptionalWrappedCasesTests {
  // holds: CASE-32
  @Test func anOptionalIsAskedWithThePathsOfItsEnum() {
    let action: Action? = .child(.count(1))
    #expect(action.is(\.child))
    #expect(action.is(\.child.count))
    #expect(!action.is(\.tapped))
    #expect(action[case: \.child.count] == 1)
    #expect(action[case: \.named] == nil)
    let none: Action? = nil
    #expect(!none.is(\.tapped))
    #expect(none[case: \.named] == nil)
  }

  // holds: CASE-32
  @Test func thePathsOfTheOptionalItselfAreStillThere() {
    let action: Action? = .named("a")
    #expect(action.is(\.some))
    #expect(action.is(\.some.named))
    #expect(action[case: \.some.named] == "a")
    #expect(!action.is(\.none))
  }

  // holds: CASE-32
  @Test func anOptionalIsAskedWithAPathWhosePayloadIsNotKnown() {
    let paths: [PartialCaseKeyPath<Action>] = [\.tapped, \.child.count]
    let none: Action? = nil
    #expect(paths.map { Optional(Action.child(.count(1))).is($0) } == [false, true])
    #expect(paths.map { none.is($0) } == [false, false])
  }

  // holds: CASE-32
  @Test func anOptionalIsMatchedByThePathsOfItsEnum() {
    func name(_ action: Action?) -> String {
      switch action {
      case \.tapped: "tapped"
      case \.child: "child"
      default: "other"
      }
    }
    #expect([Action.tapped, .child(.idle), .named("a"), nil].map(name) == ["tapped", "child", "other", "other"])
  }

  // holds: CASE-32
  @Test func assignmentReplacesThePayloadOfItsCaseOnly() {
    var action: Action? = .child(.count(1))
    action[case: \.child.count] = 2
    #expect(action == .child(.count(2)))
    action[case: \.named] = "a"
    #expect(action == .child(.count(2)))
    action = nil
    action[case: \.named] = "a"
    #expect(action == nil)
  }

  // holds: CASE-32
  @Test func modifyChangesThePayloadInPlace() {
    var row: Download? = .loaded([1, 2, 3])
    let before = row.modify(\.loaded) { $0.withUnsafeBufferPointer(\.baseAddress) }
    row.modify(\.loaded) { $0[0] = 4 }
    let after = row.modify(\.loaded) { $0.withUnsafeBufferPointer(\.baseAddress) }
    #expect(row?.loaded == [4, 2, 3])
    #expect(before == after)
  }

  // holds: CASE-32, CASE-20
  @Test func modifyReportsAnotherCaseAndNil() {
    var called = 0
    var action: Action? = .tapped
    withKnownIssue {
      action.modify(\.named) { _ in called += 1 }
    } matching: {
      "\($0)".contains("[CP-1]")
    }
    #expect(action == .tapped)
    action = nil
    withKnownIssue {
      action.modify(\.named) { _ in called += 1 }
    } matching: {
      "\($0)".contains("[CP-1]")
    }
    #expect(called == 0)
  }

  // holds: CASE-32
  @Test func modifyReturnsAnOptionalResultOfTheBodyWithoutReport() {
    var action: Action? = .named("a")
    let result: Int?? = action.modify(\.named) { _ in nil as Int? }
    #expect(result == .some(nil))
  }
}
