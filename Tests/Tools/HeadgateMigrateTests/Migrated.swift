import HeadgateLint
import HeadgateMigrate
import Testing

/// A file after a migration, for expectations.
struct Migrated {
  let text: String
  /// The manual changes, as `line: kind [step]`.
  let changes: [String]

  /// Migrates a file that imports TCA, and expects that a second migration changes nothing.
  init(_ source: String, path: String = "Feature.swift", sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let migration = Migration([(path, "import ComposableArchitecture\n" + source)])
    guard let file = migration.files.first else {
      Issue.record("The file is not migrated.", sourceLocation: sourceLocation)
      text = ""
      changes = []
      return
    }
    let again = Migration([(path, file.after)]).files.first
    #expect(again?.after == file.after, "A second run changes the file.", sourceLocation: sourceLocation)
    #expect(again?.manualChanges == file.manualChanges, sourceLocation: sourceLocation)
    let lines = LineTable(file.after)
    changes = file.manualChanges.map {
      "\(lines.position(of: $0.range.offset).line): \($0.kind.rawValue) [\($0.step)]"
    }
    let head = "import Headgate\n"
    #expect(file.after.hasPrefix(head), sourceLocation: sourceLocation)
    text = String(file.after.dropFirst(head.count))
  }
}
