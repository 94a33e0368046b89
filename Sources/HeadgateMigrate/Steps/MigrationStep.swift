package import HeadgateLint

/// A part of a migration: one kind of edits, and the list of the code that it leaves to a person.
package struct MigrationStep: Sendable {
  /// The name in the list of manual changes.
  package let id: String
  /// Returns edits whose correctness the syntax proves.
  package let edits: @Sendable (_ file: SourceText, _ code: PackageCode) -> [Fix.Edit]
  /// Returns the code that remains in the migrated text and that Headgate does not accept.
  package let manualChanges: @Sendable (_ file: SourceText, _ code: PackageCode) -> [ManualChange]

  package init(
    _ id: String,
    edits: @escaping @Sendable (_ file: SourceText, _ code: PackageCode) -> [Fix.Edit] = { _, _ in [] },
    manualChanges: @escaping @Sendable (_ file: SourceText, _ code: PackageCode) -> [ManualChange] = { _, _ in [] }
  ) {
    self.id = id
    self.edits = edits
    self.manualChanges = manualChanges
  }
}
