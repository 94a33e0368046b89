import HeadgateLint
import HeadgateMigrate
import Testing

/// A file with open actions after a migration, for expectations.
struct OpenMigrated {
  let text: String
  /// The manual changes, as `line [step]`.
  let changes: [String]

  /// Migrates a file that imports UDF, and expects that a second migration changes nothing.
  ///
  /// - Parameter others: Other files of the package, which import UDF, too.
  init(_ source: String, beside others: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let texts = ([source] + others).enumerated().map { (path: "\($0.offset).swift", text: "import UDF\n" + $0.element) }
    let files = Migration(texts).files
    let again = Migration(files.map { (path: $0.path, text: $0.after) }).files
    #expect(
      again.map(\.after) == files.map(\.after),
      "A second run changes the file.",
      sourceLocation: sourceLocation
    )
    #expect(again.map(\.manualChanges) == files.map(\.manualChanges), sourceLocation: sourceLocation)
    let lines = LineTable(files[0].after)
    text = String(files[0].after.dropFirst("import HeadgateUDF\n".count))
    changes = files[0].manualChanges.map { "\(lines.position(of: $0.range.offset).line) [\($0.step)]" }
  }
}
