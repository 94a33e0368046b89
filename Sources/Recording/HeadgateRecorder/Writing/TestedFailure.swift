/// The failure that a written test shows until it is fixed.
package struct TestedFailure: Sendable {
  /// What fails, for the comment of the test.
  let summary: String
  /// The line that fails; nil if the library reports the mistake itself, or if a step fails.
  let expectation: String?
  /// Whether the steps assert the changes. The states of a mistake are wrong ones as a rule.
  package let assertsChanges: Bool
  /// What the expectation needs to compile, for the comment of the test; nil without one.
  let requirement: String?
  /// The last action that leads to the failure. Later changes by other code may hide it.
  let last: UInt64?

  package init(summary: String, expectation: String?, requirement: String?, assertsChanges: Bool, last: UInt64?) {
    self.summary = summary
    self.expectation = expectation
    self.requirement = requirement
    self.assertsChanges = assertsChanges
    self.last = last
  }
}
