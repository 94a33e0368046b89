import HeadgateLint
import HeadgateTexts

/// The result of a migration for readers at a terminal.
package struct MigrationReport: Sendable {
  package let text: String

  /// - Parameter showsDiff: Whether the text begins with the changes of the files.
  package init(_ migration: Migration, showsDiff: Bool) {
    var text = showsDiff ? migration.files.map(\.diff).joined() : ""
    for file in migration.files {
      let lines = LineTable(file.after)
      for change in file.manualChanges {
        let position = lines.position(of: change.range.offset)
        text +=
          "\(TerminalText.inLine(file.path)):\(position.line):\(position.column): \(change.kind.label): \(change.advice) [\(change.step)]\n"
      }
    }
    for file in migration.unread { text += "\(TerminalText.inLine(file.path)): not migrated: \(file.reason)\n" }
    self.text = text + Self.summary(migration)
  }

  private static func summary(_ migration: Migration) -> String {
    let changes = migration.files.flatMap(\.manualChanges)
    let views = changes.count { $0.kind == .view }
    var text = "\(TerminalText.count(migration.files.count { $0.isChanged }, "file")) changed."
    text += " \(TerminalText.count(changes.count - views, "manual change"))."
    if views > 0 { text += " \(TerminalText.count(views, "manual change")) in views." }
    if !migration.unread.isEmpty { text += " Not migrated: \(TerminalText.count(migration.unread.count, "file"))." }
    return text + "\n"
  }
}

extension ManualChange.Kind {
  fileprivate var label: String {
    switch self {
    case .required: "manual"
    case .behavior: "behavior"
    case .view: "view"
    }
  }
}
