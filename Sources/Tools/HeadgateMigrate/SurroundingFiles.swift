import Foundation
import HeadgateLint

/// The files of a package beside those that a command names.
///
/// Their declarations decide what a step may change: a test uses the cases of another folder.
struct SurroundingFiles {
  /// The files that mark the folder of a package or of an app.
  private static let marks = [".xcodeproj", ".xcworkspace"]

  /// The absolute paths, sorted.
  let paths: [String]

  /// - Parameter named: The absolute paths of the named files, without links.
  init(around named: Set<String>) {
    let folders = Set(named.map { ($0 as NSString).deletingLastPathComponent })
    let roots = Set(folders.compactMap(Self.root))
    let all = roots.flatMap(SwiftFolder.files)
    // A copy of a framework declares the names that the steps replace.
    paths = Set(all.map(MigrationRun.location)).subtracting(named)
      .filter { !FrameworkImports.isFramework(Modules.name(ofPath: $0)) }.sorted()
  }

  /// Returns the innermost folder with a manifest or a project around a folder.
  private static func root(of folder: String) -> String? {
    var current = folder
    while current != "/", !current.isEmpty {
      if FileManager.default.fileExists(atPath: "\(current)/Package.swift") { return current }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: current)) ?? []
      if names.contains(where: { name in marks.contains(where: name.hasSuffix) }) { return current }
      current = (current as NSString).deletingLastPathComponent
    }
    return nil
  }
}
