/// A file before and after a migration.
package struct MigratedFile: Sendable {
  package let path: String
  package let before: String
  package let after: String
  /// The changes that a person makes, in the order of their ranges in `after`.
  package let manualChanges: [ManualChange]

  /// Returns the file with another path.
  func renamed(_ path: String) -> Self {
    Self(path: path, before: before, after: after, manualChanges: manualChanges)
  }

  package var isChanged: Bool { before != after }

  /// The difference as text: a unified diff, empty when nothing changed.
  package var diff: String { UnifiedDiff(path: path, before: before, after: after).text }
}
