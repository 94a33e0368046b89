// Tests of: Checks/MigrationCorpus/Views

import Foundation
import HeadgateMigrate
import Testing

/// A view in Checks/MigrationCorpus/Views: before and after the migration, and the manual changes.
struct ViewCorpus: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Checks/MigrationCorpus/Views").standardizedFileURL

  static let all: [ViewCorpus] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { ViewCorpus(name: $0) }
  }()

  /// Returns the text of a file; an empty text if there is no such file.
  func text(_ file: String) throws -> String {
    let url = Self.folder.appendingPathComponent("\(name)/\(file)")
    return FileManager.default.fileExists(atPath: url.path) ? try String(contentsOf: url, encoding: .utf8) : ""
  }
}

struct ViewCorpusTests {
  @Test(arguments: ViewCorpus.all) func corpus(view: ViewCorpus) throws {
    let migration = try Migration([("View.swift", view.text("Before.swift"))])
    #expect(try migration.files.map(\.after) == [view.text("After.swift")])
    #expect(try migration.manualText == view.text("manual"))
  }

  @Test(arguments: ViewCorpus.all) func secondRunChangesNothing(view: ViewCorpus) throws {
    let migration = try Migration([("View.swift", view.text("After.swift"))])
    #expect(migration.files.map(\.isChanged) == [false])
    #expect(try migration.manualText == view.text("manual"))
  }

  @Test func corpusIsComplete() { #expect(ViewCorpus.all.count >= 34) }
}
