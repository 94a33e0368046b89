import Foundation
@testable import HeadgateLint
import Testing

/// An app of the corpus: the files below a `.headgate.yml`.
struct CorpusApp: CustomTestStringConvertible, Sendable {
  let name: String
  let configuration: Configuration
  let files: [(path: String, source: String)]
  var testDescription: String { name }

  init(_ other: CorpusApp, files: [(String, String)]) {
    name = other.name
    configuration = other.configuration
    self.files = files.map { (path: $0.0, source: $0.1) }
  }

  private init(_ folder: URL) throws {
    name = folder.lastPathComponent
    let settings = folder.appendingPathComponent(".headgate.yml")
    configuration = try Configuration(yaml: String(contentsOf: settings, encoding: .utf8), path: settings.path)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted()
    files = try names.map { name in
      (path: name, source: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
  }

  /// Returns the apps in a folder.
  static func all(in folder: URL) -> [CorpusApp] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { try? CorpusApp(folder.appendingPathComponent($0)) }
  }

  func lint() -> LintResult {
    Linter(configuration).lint(files.map { FileFacts(path: $0.path, source: $0.source) })
  }

  /// The labels of the lines, and the findings, as texts such as `Login.swift:3 task-result`.
  func labelsAndFindings() -> (labels: Set<String>, findings: Set<String>) {
    let tables = Dictionary(uniqueKeysWithValues: files.map { ($0.path, LineTable($0.source)) })
    let findings = lint().findings.map { one in
      "\(one.path):\(tables[one.path]?.position(of: one.range.offset).line ?? 0) \(one.rule)"
    }
    let labels = files.flatMap { file in
      file.source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
        index,
        line -> [String] in
        guard let mark = line.range(of: "// flags: ") else { return [] }
        return line[mark.upperBound...].split(separator: ",").map {
          "\(file.path):\(index + 1) \($0.trimmingCharacters(in: .whitespaces))"
        }
      }
    }
    return (Set(labels), Set(findings))
  }
}
