import Foundation
import HeadgateLint
import HeadgateTexts

/// The Swift files that a map is made of.
struct MapFiles {
  struct MissingPath: Error, CustomStringConvertible {
    let description: String
  }

  let paths: [String]
  let sources: Sources
  private let texts: [String: String]
  /// The reasons why files cannot be read.
  private let problems: [String: String]
  /// A name for the whole.
  let title: String

  /// Finds the files.
  ///
  /// - Throws: `MissingPath` when a folder or a target does not exist, or when there are no Swift files.
  init(_ paths: [String], package: String, targets: [String]) throws {
    var starts = paths
    for target in targets { starts.append(try Self.folder(of: target, in: package)) }
    if starts.isEmpty {
      let sources = SwiftFolder.join(package, "Sources")
      starts = [SwiftFolder.exists(sources) ? sources : package]
    }
    self.paths = SwiftFolder.uniqued(try starts.flatMap(Self.files))
    guard !self.paths.isEmpty else {
      throw MissingPath(description: "There are no Swift files in \(starts.map(Self.named).joined(separator: ", ")).")
    }
    var texts: [String: String] = [:]
    var problems: [String: String] = [:]
    for path in self.paths {
      do {
        texts[path] = try LintRun.readText(path)
      } catch {
        problems[path] = error.reason
      }
    }
    self.texts = texts
    self.problems = problems
    sources = Sources { [texts] in texts[$0] ?? "" }
    let folder = URL(fileURLWithPath: starts.count == 1 ? starts[0] : package).standardizedFileURL
    let isDefault = paths.isEmpty && targets.isEmpty && folder.lastPathComponent == "Sources"
    title = isDefault ? folder.deletingLastPathComponent().lastPathComponent : folder.lastPathComponent
  }

  /// Returns the facts of the files, parsed in parallel.
  func facts() async -> [FileFacts] {
    await paths.concurrentMap { [texts, problems] path in
      problems[path].map { FileFacts(path: path, problem: $0) } ?? FileFacts(path: path, source: texts[path] ?? "")
    }
  }

  /// A path in quotation marks, as the user wrote it. A relative path such as `..` says little, so the whole path follows.
  private static func named(_ path: String) -> String {
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    let name = "'\(TerminalText.inLine(path))'"
    return whole == path ? name : "\(name) (\(TerminalText.inLine(whole)))"
  }

  private static func folder(of target: String, in package: String) throws -> String {
    let places = ["Sources", "Source", "src", "Plugins"].map { SwiftFolder.join(SwiftFolder.join(package, $0), target) }
    if let found = places.first(where: SwiftFolder.exists) { return found }
    let names = ["Sources", "Source", "src"].flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: SwiftFolder.join(package, $0))) ?? []
    }
    let nearest = TerminalText.inLine(NearestName.question(target, among: names))
    throw MissingPath(
      description:
        "The package has no folder Sources/\(TerminalText.inLine(target)).\(nearest) Name the folder instead, if it is elsewhere."
    )
  }

  private static func files(_ path: String) throws -> [String] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw MissingPath(description: "There is no file or folder '\(TerminalText.inLine(path))'.")
    }
    guard SwiftFolder.exists(path) else { return [path] }
    return SwiftFolder.files(in: path).filter { !$0.hasSuffix("/Package.swift") && $0 != "Package.swift" }
  }
}
