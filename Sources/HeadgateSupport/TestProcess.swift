import IssueReporting

/// Whether this process runs tests.
package enum TestProcess {
  /// The test libraries say so; a program cannot set it.
  package static var isRunning: Bool { isTesting }
}
