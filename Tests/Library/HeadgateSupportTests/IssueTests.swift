import HeadgateSupport
import Testing

@Suite struct IssueTests {
  @Test func aMistakeIsReportedOnceWithItsTextAtTheUsersLine() {
    let line = #line + 2
    withKnownIssue {
      mistake()
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == #fileID
        && issue.description.contains("the fact, and a fix [X-1]")
    }
  }

  @Test func aMistakeIsATestFailureEachTime() {
    withKnownIssue {
      mistake()
      mistake()
    } matching: { issue in
      count.withLock { $0 += 1 }
      return issue.description.contains("[X-1]")
    }
    #expect(count.withLock { $0 } == 2)
  }

  private let count = Locked(0)

  private func mistake(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reportMistake("the fact, and a fix [X-1]", fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
