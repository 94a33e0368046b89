import HeadgateCasePaths
import HeadgateSupport
import Testing

@Suite struct CasePathableAccessTests {
  // holds: CASE-12
  @Test func theSubscriptReadsThePayloadOfItsCaseOnly() {
    let action = Action.child(.count(1))
    #expect(action[case: \.child] == .count(1))
    #expect(action[case: \.child.count] == 1)
    #expect(action[case: \.child.idle] == nil)
    #expect(action[case: \.named] == nil)
  }

  // holds: CASE-13
  @Test func theSubscriptReplacesThePayloadOfItsCaseOnly() {
    var action = Action.child(.count(1))
    action[case: \.child.count] = 2
    #expect(action == .child(.count(2)))
    action[case: \.named] = "a"
    #expect(action == .child(.count(2)))
  }

  // holds: CASE-13
  @Test func theSubscriptChangesAPartOfThePayload() {
    var download = Download.range(from: 1, to: 2)
    download[case: \.range]?.to = 5
    download[case: \.loaded]?.append(1)
    #expect(download == .range(from: 1, to: 5))
    let path: CaseKeyPath<Download, [Int]> = \.loaded
    #expect(Download.loaded([1])[case: path] == [1])
  }

  // holds: CASE-37
  @Test func nilIsAPayloadOnlyWhereThePayloadIsAnOptional() {
    var download = Download.titled("a")
    download[case: \.titled] = nil
    #expect(download == .titled(nil))
    download = .loaded([1])
    withKnownIssue {
      download[case: \.loaded] = nil
    } matching: {
      "\($0)".contains("[CP-4]")
    }
    #expect(download == .loaded([1]))
  }

  // holds: CASE-14
  @Test func isTellsTheCase() {
    let action = Action.child(.count(1))
    #expect(action.is(\.child))
    #expect(action.is(\.child.count))
    #expect(!action.is(\.child.idle))
    #expect(!action.is(\.tapped))
    #expect(Action.tapped.is(\.tapped))
  }

  // holds: CASE-14
  @Test func isTakesAPathWhosePayloadIsNotKnown() {
    let paths: [PartialCaseKeyPath<Action>] = [\.tapped, \.child.count, \.self]
    #expect(paths.map { Action.child(.count(1)).is($0) } == [false, true, true])
    #expect(paths.map { Action.tapped.is($0) } == [true, false, true])
  }

  // holds: CASE-15
  @Test func modifyChangesThePayload() {
    var action = Action.child(.count(1))
    action.modify(\.child.count) { $0 += 1 }
    let old = action.modify(\.child.count) { count -> Int in
      defer { count = 10 }
      return count
    }
    #expect(old == 2)
    #expect(action == .child(.count(10)))
  }

  // holds: CASE-15
  @Test func modifyReturnsAnOptionalResultOfTheBodyWithoutReport() {
    var action = Action.child(.count(1))
    let result: Int?? = action.modify(\.child.count) { _ in nil as Int? }
    #expect(result == .some(nil))
  }

  // holds: CASE-17
  @Test func modifyChangesContainersWhereTheyStand() {
    var loading = Loading.loaded(Array(1...1_000))
    let before = storage(of: loading[case: \.loaded]!)
    loading.modify(\.loaded) { $0[7] = 0 }
    #expect(storage(of: loading[case: \.loaded]!) == before)
  }

  // holds: CASE-20
  @Test func modifyOfAnotherCaseReportsOnceAtTheCallersLine() {
    var action = Action.named("Blob")
    let reports = Locked(0)
    let line = #line + 2
    withKnownIssue {
      action.modify(\.child.count) { _ in Issue.record("not this case") }
    } matching: { issue in
      reports.withLock { $0 += 1 }
      let text = issue.description
      return issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == "HeadgateCasePathsTests/CasePathable+AccessTests.swift"
        && text.contains("'modify' asked for a case of 'Action' whose payload is 'Int', but the value is another case:")
        && text.contains(#"named("Blob")"#)
        && text.contains("ask 'is(_:)' first")
        && text.contains("[CP-1]")
    }
    #expect(reports.withLock { $0 } == 1)
    #expect(action == .named("Blob"))
  }
}
