/// Measures a directory with its contents, without following links.
struct TreeMeasurement {
  /// The maximum number of parts. A screen shows fewer.
  static let shownParts = 200

  private let root: Path

  init(of root: Path) {
    self.root = root
  }

  func run(_ progress: @Sendable (TreeSize) async -> Void) async throws -> TreeSize {
    var size = TreeSize()
    var parts: [TreeSize.Part] = []
    var linked: Set<HardLink> = []
    var pulse = Pulse()
    var waiting: [(path: Path, part: Int?)] = [(root, nil)]
    while let (directory, part) = waiting.popLast() {
      guard let names = try names(in: directory) else {
        size.unreadable += 1
        continue
      }
      for (index, name) in names.enumerated() {
        if index.isMultiple(of: DirectoryReader.stride) {
          try Task.checkCancellation()
          await Task.yield()
          if pulse.isDue() { await progress(Self.with(parts, size)) }
        }
        let path = directory.appending(name.name)
        guard let status = FileStatus(path) else { continue }
        let share = part ?? parts.count
        if part == nil { parts.append(.init(name: name.name, isDirectory: status.isDirectory, bytes: 0)) }
        if status.isDirectory {
          size.directories += 1
          waiting.append((path, share))
        } else {
          size.files += 1
          // Another name of a file that was counted takes no space.
          if let link = HardLink(status), !linked.insert(link).inserted { continue }
          size.bytes += status.size
          parts[share].bytes += status.size
        }
      }
    }
    return Self.with(parts, size)
  }

  /// Returns the names in a directory; nil when it cannot be read. Throws only for the root.
  private func names(in directory: Path) throws -> [DirectoryReader.Name]? {
    do {
      return try DirectoryReader(directory).names()
    } catch {
      guard directory == root else { return nil }
      throw error
    }
  }

  private static func with(_ parts: [TreeSize.Part], _ size: TreeSize) -> TreeSize {
    var size = size
    size.largest = Array(parts.sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }.prefix(shownParts))
    return size
  }
}
