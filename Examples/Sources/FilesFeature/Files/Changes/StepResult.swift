/// The result of a step.
package nonisolated struct StepResult: Equatable, Sendable, Codable {
  /// Nil when nothing changed, or when the change cannot be undone.
  package var change: FileChange?
  package var skipped: [Path] = []
  /// A file that a move has copied, and could not remove at its old place.
  package var kept: Path?
  /// The complete copy of a file that was to be moved, when not all of the file could be removed.
  package var copy: Path?
  package var losesAttributes = false

  package init(_ change: FileChange?, skipped: [Path] = [], kept: Path? = nil) {
    self.change = change
    self.skipped = skipped
    self.kept = kept
  }
}
