import Foundation

/// The Swift files in a folder.
package enum SwiftFolder {
  private static let skipped: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  /// Returns the paths of the Swift files, without hidden folders and those that contain the products of builds.
  ///
  /// The paths start with the folder, unless it is the current folder. Links to folders are not followed. The result contains the
  /// paths of folders that cannot be listed, and of names that are not UTF-8: reading them throws the reason, so that a run does not
  /// pass without them silently.
  package static func files(in folder: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [folder] }
    var files: [String] = []
    for name in names where !name.hasPrefix(".") && !skipped.contains(name) {
      let path = join(folder, name)
      let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if type == .typeDirectory {
        files += self.files(in: path)
      } else if type == nil || name.hasSuffix(".swift") && (type == .typeRegular || type == .typeSymbolicLink) {
        files.append(path)
      }
    }
    return files
  }

  /// Returns paths without those that lead to a file of another path, sorted. Two declarations of one file would be ambiguous.
  ///
  /// A path that is no link is preferred to a link.
  package static func uniqued(_ paths: [String]) -> [String] {
    var chosen: [String: (path: String, isLink: Bool)] = [:]
    for path in Set(paths).sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      let url = URL(fileURLWithPath: path)
      let target = url.resolvingSymlinksInPath().path
      let isLink = url.standardizedFileURL.path != target
      if chosen[target].map({ $0.isLink && !isLink }) ?? true { chosen[target] = (path, isLink) }
    }
    return chosen.values.map(\.path).sorted()
  }

  /// Returns the path of a file in a folder; a path in the current folder does not start with `.`.
  package static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Whether a folder has this path.
  package static func exists(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
