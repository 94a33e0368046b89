import Foundation

/// The files that the tool lints as one target: `BuildList` of the linter, which a plugin cannot import.
struct LintList: Codable {
  struct Module: Codable {
    /// The paths of the files in the package.
    var sources: [String]
    /// The folder of the facts of these files.
    var facts: String
  }

  var package: String
  var configuration: String?
  var target: Module
  var dependencies: [Module]

  /// Writes the list, if it differs from the file: a new date would make the build lint again.
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if (try? Data(contentsOf: file)) == data { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}
