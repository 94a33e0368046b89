import IssueReporting

/// Whether this process runs tests.
package enum TestProcess {
  /// The test libraries say so. A program that sets their environment variables, or that is started with their arguments, counts as
  /// one that runs tests.
  package static var isRunning: Bool { isTesting }
}
