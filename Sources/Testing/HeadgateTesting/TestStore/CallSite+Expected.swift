import HeadgateCore
internal import HeadgateSupport
internal import IssueReporting

extension CallSite {
  /// Reports an issue at this call site that does not fail the test.
  func reportExpected(_ message: String) {
    #if !_runtime(_ObjC)
      // XCTest cannot expect a failure here: IssueReporting would fail the test.
      if case .xcTest = TestContext.current { return print("\(filePath):\(line): note: \(message)") }
    #endif
    withExpectedIssue(message, fileID: fileID, filePath: filePath, line: line, column: column) {
      report(message)
    }
  }
}
