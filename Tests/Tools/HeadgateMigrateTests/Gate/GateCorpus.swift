import Foundation
import HeadgateLint
import HeadgateMigrate
import Testing

/// A pair of programs in Checks/MigrationCorpus/Gate: before and after the migration of one feature.
struct GateCorpus: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Checks/MigrationCorpus/Gate").standardizedFileURL

  static let all: [GateCorpus] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { GateCorpus(name: $0) }
  }()

  /// The feature that gets the gate.
  func feature() throws -> String { try text("feature").trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The manual changes that the migration lists.
  func manualChanges() throws -> String {
    let url = Self.folder.appendingPathComponent(name).appendingPathComponent("manual")
    return FileManager.default.fileExists(atPath: url.path) ? try text("manual") : ""
  }

  /// The files of a version, sorted by name.
  func texts(_ version: String) throws -> [(path: String, text: String)] {
    let folder = Self.folder.appendingPathComponent(name).appendingPathComponent(version)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ($0, try text("\(version)/\($0)"))
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name).appendingPathComponent(path), encoding: .utf8)
  }
}

extension Migration {
  /// The manual changes with their lines in the text after the migration.
  var manualText: String {
    files.flatMap { file in
      file.manualChanges.map {
        "\(file.path):\(LineTable(file.after).position(of: $0.range.offset).line): \($0.advice)\n"
      }
    }.joined()
  }
}
