import Foundation
import HeadgateLint

/// Migrates files of the file system.
package struct MigrationRun {
  private let steps: [MigrationStep]

  /// - Parameter dependency: The text that replaces the dependency on TCA in a manifest; nil to list it.
  package init(dependency: String? = nil) {
    steps = MigrationStep.all(dependency: dependency)
  }

  /// Returns the Swift files in folders, sorted, without hidden folders and those that contain the products of builds.
  package func files(in paths: [String]) throws -> [String] {
    try LintRun(Configuration(), cache: nil, showsProgress: false).files(in: paths)
  }

  /// Migrates files together as one package.
  package func migrate(_ paths: [String]) throws -> Migration {
    var texts: [(path: String, text: String)] = []
    var unread: [(path: String, reason: String)] = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { throw LintRunError.unreadable(path) }
      let text = String(decoding: data, as: UTF8.self)
      // Otherwise the text has replacement characters for bytes that are not UTF-8.
      if Data(text.utf8) == data {
        texts.append((path, text))
      } else {
        unread.append((path, "The file is not UTF-8."))
      }
    }
    let migration = Migration(texts, steps: steps)
    return Migration(files: migration.files, unread: (unread + migration.unread).sorted { $0.path < $1.path })
  }

  /// Writes the changed files. A link stays a link. A file that changed meanwhile stays as it is, and is returned.
  package func write(_ files: [MigratedFile]) throws -> [String] {
    var skipped: [String] = []
    for file in files where file.isChanged {
      let url = URL(fileURLWithPath: file.path).resolvingSymlinksInPath()
      guard try Data(contentsOf: url) == Data(file.before.utf8) else {
        skipped.append(file.path)
        continue
      }
      try SourceFile.write(Data(file.after.utf8), to: url)
    }
    return skipped
  }
}
