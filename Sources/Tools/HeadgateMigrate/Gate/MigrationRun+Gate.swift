import Foundation
import HeadgateLint
import HeadgateTexts

extension MigrationRun {
  /// Gives a feature kinds of actions, and its parents gates. All files are resolved together.
  ///
  /// - Throws: `GateError` when a file or the feature has a form that this stage does not know.
  package func gate(_ feature: String, in paths: [String]) throws -> GateMigration {
    var texts: [(path: String, text: String)] = []
    var unread: [(path: String, reason: String)] = []
    // A file with several paths is one file.
    for path in Self.names(paths).values.sorted() {
      let data: Data
      do {
        data = try SourceFile.read(path)
      } catch {
        unread.append((path, "The file cannot be read: \(error.reason)."))
        continue
      }
      // A text would have replacement characters for bytes that are not UTF-8.
      guard let text = Self.text(data) else { throw GateError("\(TerminalText.inLine(path)) is not UTF-8.") }
      texts.append((path, text))
    }
    return try GateMigration(texts, unread: unread, feature: feature)
  }
}
