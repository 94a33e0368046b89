package import HeadgateLint

/// A part of a migration: one kind of edits, and the list of the code that it leaves to a person.
package struct MigrationStep: Sendable {
  package enum Scope: Sendable {
    /// Files that use features with an enum of actions, or the libraries that belong to them.
    case features
    /// Files that use one of the libraries.
    case libraries
    /// Files that use open actions.
    case openActions
    /// Manifests of packages.
    case manifests
  }

  /// The name in the list of manual changes.
  package let id: String
  /// The files that the step concerns.
  package let scope: Scope
  /// Returns edits whose correctness the syntax proves.
  package let edits: @Sendable (_ file: SourceText, _ code: PackageCode) -> [Fix.Edit]
  /// Returns the code that remains in the migrated text and that Headgate does not accept.
  package let manualChanges: @Sendable (_ file: SourceText, _ code: PackageCode) -> [ManualChange]

  package init(
    _ id: String,
    in scope: Scope = .features,
    edits: @escaping @Sendable (_ file: SourceText, _ code: PackageCode) -> [Fix.Edit] = { _, _ in [] },
    manualChanges: @escaping @Sendable (_ file: SourceText, _ code: PackageCode) -> [ManualChange] = { _, _ in [] }
  ) {
    self.id = id
    self.scope = scope
    self.edits = edits
    self.manualChanges = manualChanges
  }

  func concerns(_ file: SourceText, _ code: PackageCode) -> Bool {
    let isExported = code.exportsFramework(to: file)
    return switch scope {
    case .features: FrameworkImports(file).hasFeatures || isExported
    case .libraries: !FrameworkImports(file).isEmpty || isExported
    case .openActions: FrameworkImports(file).hasOpenActions
    case .manifests: file.isManifest
    }
  }
}
