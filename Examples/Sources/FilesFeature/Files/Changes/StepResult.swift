/// The result of a step.
package nonisolated struct StepResult: Equatable, Sendable {
  /// Nil when nothing changed, or when the change cannot be undone.
  package var change: FileChange?
  package var skipped: [Path] = []
  package var kept: Path?

  package init(_ change: FileChange?, skipped: [Path] = [], kept: Path? = nil) {
    self.change = change
    self.skipped = skipped
    self.kept = kept
  }
}
