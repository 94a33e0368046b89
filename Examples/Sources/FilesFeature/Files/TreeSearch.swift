import Foundation

/// Searches for a text in the names below a directory, breadth first.
struct TreeSearch {
  /// The maximum number of results.
  static let limit = 5_000

  private let text: String
  private let root: Path
  private let includesHidden: Bool

  init(_ text: String, below root: Path, includesHidden: Bool) {
    self.text = text
    self.root = root
    self.includesHidden = includesHidden
  }

  func run(_ found: @Sendable ([FileMatch]) async -> Void) async throws -> SearchSummary {
    var summary = SearchSummary()
    var pulse = Pulse()
    var batch: [FileMatch] = []
    var count = 0
    var waiting: [FileName] = [""]
    var next = 0
    while next < waiting.count, !summary.isCut {
      try Task.checkCancellation()
      await Task.yield()
      let directory = waiting[next]
      next += 1
      guard let names = try names(in: directory) else {
        summary.unreadable += 1
        continue
      }
      for name in names where includesHidden || !name.name.isHidden {
        let match = match(name, in: directory)
        if match.isDirectory { waiting.append(match.relativePath) }
        guard name.name.string.range(of: text, options: .caseInsensitive) != nil else { continue }
        batch.append(match)
        count += 1
        summary.isCut = count >= Self.limit
        if summary.isCut { break }
      }
      if !batch.isEmpty, pulse.isDue() {
        await found(batch)
        batch = []
      }
    }
    if !batch.isEmpty { await found(batch) }
    return summary
  }

  /// Returns the sorted names in a directory below the root; nil when it cannot be read. Throws only for the root.
  private func names(in directory: FileName) throws -> [DirectoryReader.Name]? {
    let path = directory.isEmpty ? root : root.appending(directory)
    do {
      return try DirectoryReader(path).names().sorted { $0.name < $1.name }
    } catch {
      guard directory.isEmpty else { return nil }
      throw error
    }
  }

  private func match(_ name: DirectoryReader.Name, in directory: FileName) -> FileMatch {
    let relativePath = directory.isEmpty ? name.name : directory.appending(name.name)
    let isDirectory =
      name.isDirectory ?? FileStatus(root.appending(relativePath))?.isDirectory ?? false
    return FileMatch(relativePath, isDirectory: isDirectory)
  }
}
