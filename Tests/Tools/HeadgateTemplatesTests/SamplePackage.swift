import Foundation
import HeadgateLint
import HeadgateTemplates

/// A package on the disk, as `headgate new` finds it. It is removed with its last reference.
final class SamplePackage {
  let root: String

  /// Makes a package with targets, each with a folder of tests.
  init(targets: [String] = ["App"], manifest: String? = "// swift-tools-version: 6.3\n") throws {
    root = FileManager.default.temporaryDirectory.appending(path: "templates \(UUID().uuidString)").path
    for target in targets {
      for folder in ["Sources/\(target)", "Tests/\(target)Tests"] { try makeFolder(folder) }
    }
    if let manifest { try write(manifest, to: "Package.swift") }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  var layout: PackageLayout { get throws { try PackageLayout(root) } }

  /// Returns the files of a new feature.
  func files(_ feature: NewFeature, target: String? = nil) throws -> NewFiles {
    try feature.files(in: layout, target: target)
  }

  /// Returns the tests of a feature.
  func test(_ feature: String, target: String? = nil) throws -> NewTest {
    try NewTest(feature, in: layout, target: target)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: "\(root)/\(path)", withIntermediateDirectories: true)
  }

  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of path: String) -> String? { try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) }

  /// The paths of all files and folders, sorted.
  var contents: [String] {
    ((FileManager.default.enumerator(atPath: root)?.allObjects as? [String]) ?? []).sorted()
  }

  /// The findings of the linter in all Swift files, with all warnings.
  func lint() async throws -> [String] {
    let run = LintRun(Configuration(), cache: nil, showsProgress: false)
    let result = try await run.lint(run.files(in: [root]).filter { !$0.hasSuffix("Package.swift") })
    return result.findings.map { "\($0.path) \($0.rule): \($0.message)" }
      + result.unparsed.map { "\($0.path) unparsed" }
  }
}

extension NewFiles {
  /// All files in one text.
  var joined: String { files.map { "// file: \($0.path)\n\($0.text)" }.joined() }
}
