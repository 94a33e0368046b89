import Foundation
import HeadgateLint

/// The targets of a package, as its folders show them.
package struct PackageLayout: Sendable {
  /// The folder of the package.
  package let root: String
  /// The names of the folders in `Sources` that contain Swift files, or nothing yet, sorted.
  package let targets: [String]
  /// Whether a target of the package has the main actor as its default isolation.
  package let usesMainActor: Bool

  /// Reads a package.
  ///
  /// - Throws: `TemplateError` when the folder contains no package, or when the package has no targets.
  package init(_ root: String) throws {
    self.root = root
    guard let manifest = try? LintRun.readText(SwiftFolder.join(root, "Package.swift")) else {
      throw TemplateError.noPackage(root)
    }
    usesMainActor = manifest.contains("defaultIsolation(MainActor.self)")
    let sources = SwiftFolder.join(root, "Sources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    targets = names.filter { Self.isTarget(SwiftFolder.join(sources, $0)) }.sorted()
    guard !targets.isEmpty else { throw TemplateError.noTargets(sources) }
  }

  /// Returns the target with a name, or the only target.
  ///
  /// A folder is also accepted: `Sources/App`.
  package func target(_ name: String?) throws -> String {
    guard let name else {
      guard targets.count == 1 else { throw TemplateError.severalTargets(targets) }
      return targets[0]
    }
    let last = name.split(separator: "/").last.map(String.init) ?? name
    guard targets.contains(last) else {
      throw TemplateError.unknownTarget(name, nearest: NearestName.find(last, among: targets))
    }
    return last
  }

  /// Returns the path of the folder of the tests of a target in the package.
  package func testFolder(of target: String) throws -> String {
    let folder = "Tests/\(target)Tests"
    guard SwiftFolder.exists(SwiftFolder.join(root, folder)) else { throw TemplateError.noTestTarget(folder) }
    return folder
  }

  /// Returns the Swift files of a target, sorted, with the folder of the package.
  package func files(of target: String) -> [String] {
    Self.swiftFiles(in: SwiftFolder.join(SwiftFolder.join(root, "Sources"), target))
  }

  /// Whether a folder is a target that can contain a feature: targets of other languages have other files.
  private static func isTarget(_ folder: String) -> Bool {
    guard SwiftFolder.exists(folder) else { return false }
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return contents.allSatisfy { $0.hasPrefix(".") } || !swiftFiles(in: folder).isEmpty
  }

  private static func swiftFiles(in folder: String) -> [String] {
    SwiftFolder.files(in: folder).sorted()
  }
}
