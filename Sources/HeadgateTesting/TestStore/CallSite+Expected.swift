import HeadgateCore
internal import HeadgateSupport
internal import IssueReporting

extension CallSite {
  /// Notes something here that fails nothing.
  func reportExpected(_ message: String) {
    #if !_runtime(_ObjC)
      // XCTest cannot expect a failure here: IssueReporting would fail the test for that.
      if case .xcTest = TestContext.current { return print("\(filePath):\(line): note: \(message)") }
    #endif
    withExpectedIssue(message, fileID: fileID, filePath: filePath, line: line, column: column) {
      report(message)
    }
  }
}
