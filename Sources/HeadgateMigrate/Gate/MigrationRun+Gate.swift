import Foundation
import HeadgateLint

extension MigrationRun {
  /// Gives a feature kinds of actions, and its parents gates. All files are resolved together.
  ///
  /// - Throws: `GateError` when a file or the feature has a form that this stage does not know.
  package func gate(_ feature: String, in paths: [String]) throws -> GateMigration {
    // A link without a target contains no code, and a file with several paths is one file.
    let files = Self.names(paths).values.sorted().filter { SwiftFolder.problem(ofLink: $0) == nil }
    let texts = try files.map { path in
      guard let data = FileManager.default.contents(atPath: path) else { throw LintRunError.unreadable(path) }
      let text = String(decoding: data, as: UTF8.self)
      // Otherwise the text has replacement characters for bytes that are not UTF-8.
      guard Data(text.utf8) == data else { throw GateError("\(path) is not UTF-8.") }
      return (path: path, text: text)
    }
    return try GateMigration(texts, feature: feature)
  }
}
