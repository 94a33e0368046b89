import Foundation
import HeadgateLint

/// The files of an app, which are mutated one at a time.
package struct MutationInput: Sendable {
  package struct File: Sendable {
    let path: String
    let text: String
    let facts: FileFacts
  }

  var files: [File]

  package init(_ texts: [(path: String, text: String)]) {
    files = texts.map { File(path: $0.path, text: $0.text, facts: FileFacts(path: $0.path, source: $0.text)) }
  }

  /// Reads the Swift files of each folder in a folder as one app; a folder without folders is one app for each file.
  package static func read(_ folder: String) throws -> [MutationInput] {
    let root = URL(fileURLWithPath: folder)
    let entries = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    let inputs = try entries.map { entry in
      let url = root.appendingPathComponent(entry)
      let paths = (FileManager.default.subpaths(atPath: url.path) ?? []).sorted().filter { $0.hasSuffix(".swift") }
      let files = paths.map { url.appendingPathComponent($0) } + (entry.hasSuffix(".swift") ? [url] : [])
      return try MutationInput(files.map { ($0.path, try String(contentsOf: $0, encoding: .utf8)) })
    }
    return inputs.filter { !$0.files.isEmpty }
  }
}
