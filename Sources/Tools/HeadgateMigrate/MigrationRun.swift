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

  /// Migrates files together as one package. The other files of the package are read, and stay as they are.
  ///
  /// A file with several paths, such as a link and its target, is migrated once, under the first path.
  package func migrate(_ paths: [String]) throws -> Migration {
    // The folder of a module is a part of an absolute path, whatever the current folder is.
    let names = Self.names(paths)
    var texts: [(path: String, text: String)] = []
    var unread: [(path: String, reason: String)] = []
    for (location, path) in names.sorted(by: { $0.value < $1.value }) {
      do throws(UnreadableFile) {
        if let text = Self.text(try SourceFile.read(path)) {
          texts.append((location, text))
        } else {
          unread.append((path, "The file is not UTF-8."))
        }
      } catch {
        unread.append((path, "The file cannot be read: \(error.reason)."))
      }
    }
    let surroundings = SurroundingFiles(around: Set(names.keys)).paths.compactMap { path in
      // A file that cannot be read is no reason to stop: the command does not name it.
      (try? SourceFile.read(path)).flatMap(Self.text).map { (path: path, text: $0) }
    }
    let migration = Migration(texts, in: surroundings, steps: steps)
    unread += migration.unread.map { (names[$0.path] ?? $0.path, $0.reason) }
    return Migration(
      files: migration.files.map { $0.renamed(names[$0.path] ?? $0.path) },
      unread: unread.sorted { $0.path < $1.path }
    )
  }

  /// Returns the first path of each file, by its location.
  static func names(_ paths: [String]) -> [String: String] {
    Dictionary(paths.map { (location($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the absolute path of a file, without links.
  static func location(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// Returns nil for bytes that are not UTF-8: a text would have replacement characters for them.
  static func text(_ data: Data) -> String? {
    let text = String(decoding: data, as: UTF8.self)
    return Data(text.utf8) == data ? text : nil
  }

  /// Writes the changed files. A link stays a link. A file that changed meanwhile stays as it is, and is returned.
  package func write(_ files: [MigratedFile]) throws -> [String] {
    var skipped: [String] = []
    for file in files where file.isChanged {
      let url = URL(fileURLWithPath: file.path).resolvingSymlinksInPath()
      guard try SourceFile.read(url.path) == Data(file.before.utf8) else {
        skipped.append(file.path)
        continue
      }
      try SourceFile.write(Data(file.after.utf8), to: url)
    }
    return skipped
  }
}
