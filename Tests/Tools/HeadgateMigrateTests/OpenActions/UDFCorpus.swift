import Foundation
import HeadgateMigrate
import Testing

/// A program in Checks/MigrationCorpus/UDF: before and after a migration, and the list of manual changes.
struct UDFCorpus: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Checks/MigrationCorpus/UDF").standardizedFileURL

  static let all: [UDFCorpus] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { UDFCorpus(name: $0) }
  }()

  /// The files of a version, sorted by name.
  func texts(_ version: String) throws -> [(path: String, text: String)] {
    let folder = Self.folder.appendingPathComponent(name).appendingPathComponent(version)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }

  /// The report of the migration: the manual changes and the summary.
  func report() throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name).appendingPathComponent("report"), encoding: .utf8)
  }
}
