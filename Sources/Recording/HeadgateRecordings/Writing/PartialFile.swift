package import Foundation

/// A file beside another one, which gets the name of that one when it is complete.
package struct PartialFile {
  /// The path while the file is written.
  package let url: URL
  private let file: URL
  /// What SQLite writes beside a database.
  private static let ends = ["", "-wal", "-shm", "-journal"]
  /// A program that writes changes its file more often than this, in seconds.
  private static let oldest: TimeInterval = 3600

  /// - Parameter file: The path of the complete file. What killed programs left for it is removed.
  package init(of file: URL) {
    self.file = file
    url = file.deletingLastPathComponent()
      .appending(path: ".\(file.lastPathComponent).\(UUID().uuidString.prefix(8)).partial")
    removeAbandoned()
  }

  /// Gives the file its name. Throws if there is one with this name.
  package func complete() throws { try FileManager.default.moveItem(at: url, to: file) }

  /// Removes the file, and what SQLite left beside it.
  package func remove() { Self.remove(url) }

  private static func remove(_ url: URL) {
    for end in ends { try? FileManager.default.removeItem(atPath: url.path + end) }
  }

  private func removeAbandoned() {
    let folder = file.deletingLastPathComponent()
    let prefix = ".\(file.lastPathComponent)."
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard name.hasPrefix(prefix), name.hasSuffix(".partial"), name.count == prefix.count + 8 + ".partial".count else {
        continue
      }
      let other = folder.appending(path: name)
      if Self.isAbandoned(other) { Self.remove(other) }
    }
  }

  private static func isAbandoned(_ url: URL) -> Bool {
    let dates = ends.compactMap { end in
      try? FileManager.default.attributesOfItem(atPath: url.path + end)[.modificationDate] as? Date
    }
    return dates.allSatisfy { $0.timeIntervalSinceNow < -oldest }
  }
}
