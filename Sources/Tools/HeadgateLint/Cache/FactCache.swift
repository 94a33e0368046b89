import Foundation

/// The analyses of files on disk, by path and content.
///
/// A cache is valid for one executable and one configuration, because analyses contain findings with their severities. A cache
/// that cannot be read counts as empty: it only saves time.
final class FactCache: Sendable {
  /// An analysis of this run. Its encoded form exists when it came from the cache.
  struct Entry: Sendable {
    let hash: UInt64
    let analysis: FileAnalysis
    let data: Data?
  }

  /// An analysis in the cache.
  struct Stored: Sendable {
    let hash: UInt64
    let data: Data

    /// The decoded analysis.
    var analysis: FileAnalysis? { try? CompactDecoder.decode(FileAnalysis.self, from: Array(data)) }
  }

  private let file: URL
  private let folder: URL
  private let header: String

  /// Creates a cache; nil when the identity of the executable cannot be read.
  init?(folder: String, configuration: Configuration) {
    guard let tool = ToolIdentity.text else { return nil }
    self.folder = URL(fileURLWithPath: folder)
    let folders = configuration.folders.flatMap { [$0.pattern.pattern] + Self.texts($0.rules) }
    header = ([tool, configuration.profile.rawValue] + Self.texts(configuration.rules) + folders)
      .joined(separator: " ")
    let name = ContentHash(Data(header.utf8)).value
    file = self.folder.appendingPathComponent("\(String(name, radix: 16)).cache")
  }

  private static func texts(_ rules: [String: Severity]) -> [String] {
    rules.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.rawValue)" }
  }

  /// Returns the analyses by path, still encoded.
  func load() -> [String: Stored] {
    guard let data = try? SourceFile.read(file.path, limit: SourceFile.limitOfTools) else { return [:] }
    var reader = BlockReader(data)
    guard reader.text() == header else { return [:] }
    var entries: [String: Stored] = [:]
    while let path = reader.text(), let hash = reader.number(), let data = reader.block() {
      entries[path] = Stored(hash: hash, data: data)
    }
    return entries
  }

  /// Writes the analyses, if one is new.
  func store(_ entries: [Entry]) throws {
    guard entries.contains(where: { $0.data == nil }) else { return }
    var writer = BlockWriter()
    writer.write(header)
    for entry in entries {
      writer.write(entry.analysis.facts.path)
      writer.write(entry.hash)
      if let data = entry.data {
        writer.write(data)
      } else {
        writer.write(try CompactEncoder.encode(entry.analysis))
      }
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try writer.data.write(to: file, options: .atomic)
  }
}
