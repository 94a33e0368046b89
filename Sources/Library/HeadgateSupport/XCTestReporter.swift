#if !_runtime(_ObjC)
  import IssueReporting

  /// Fails the running XCTest test with the text of a report, and with nothing else.
  ///
  /// IssueReporting takes the main program of a test on this platform for an app that hosts the test, and adds a text about that
  /// to each report.
  struct XCTestReporter: IssueReporter {
    let fail: @Sendable (String, StaticString, UInt) -> Void

    /// The reporters of a process, with a reporter of this type in place of the default reporter; nil outside of XCTest.
    static var reporters: [any IssueReporter]? {
      guard let fail = XCTestFailure.function.withLock({ $0 }), case .xcTest = TestContext.current else { return nil }
      return IssueReporters.current.map { $0 is _DefaultReporter ? XCTestReporter(fail: fail) : $0 }
    }

    func reportIssue(
      _ message: @autoclosure () -> String?,
      severity: IssueSeverity,
      fileID: StaticString,
      filePath: StaticString,
      line: UInt,
      column: UInt
    ) {
      fail(message() ?? "", filePath, line)
    }
  }

  /// The function that fails the running XCTest test.
  package enum XCTestFailure {
    /// Set by the target that imports XCTest; nil in a process that does not link it.
    package static let function = Locked<(@Sendable (String, StaticString, UInt) -> Void)?>(nil)
  }
#endif
