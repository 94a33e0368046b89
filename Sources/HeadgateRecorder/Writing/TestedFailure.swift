/// The failure that a written test shows until it is fixed.
package struct TestedFailure: Sendable {
  /// What fails, for the comment of the test.
  let summary: String
  /// The line that fails; nil if the library reports the mistake itself, or if a step fails.
  let expectation: String?
  /// Whether the steps assert the changes. The states of a mistake are wrong ones as a rule.
  package let assertsChanges: Bool

  package init(summary: String, expectation: String?, assertsChanges: Bool) {
    self.summary = summary
    self.expectation = expectation
    self.assertsChanges = assertsChanges
  }
}
