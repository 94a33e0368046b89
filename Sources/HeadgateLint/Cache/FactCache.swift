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

  init(folder: String, configuration: Configuration) {
    self.folder = URL(fileURLWithPath: folder)
    let rules = configuration.rules.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.rawValue)" }
    header = ([Self.tool, configuration.profile.rawValue] + rules).joined(separator: " ")
    let name = ContentHash(Data(header.utf8)).value
    file = self.folder.appendingPathComponent("\(String(name, radix: 16)).cache")
  }

  /// The size and the date of the executable, which change with the facts and the rules.
  private static let tool: String = {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    else { return "" }
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes[.size] ?? 0) \(date)"
  }()

  /// Returns the analyses by path, still encoded.
  func load() -> [String: Stored] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    var reader = Reader(data: data)
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
    var data = Data()
    Self.append(Data(header.utf8), to: &data)
    for entry in entries {
      Self.append(Data(entry.analysis.facts.path.utf8), to: &data)
      withUnsafeBytes(of: entry.hash.littleEndian) { data.append(contentsOf: $0) }
      Self.append(try entry.data ?? Data(CompactEncoder.encode(entry.analysis)), to: &data)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  private static func append(_ block: Data, to data: inout Data) {
    withUnsafeBytes(of: UInt64(block.count).littleEndian) { data.append(contentsOf: $0) }
    data.append(block)
  }

  private struct Reader {
    let data: Data
    var offset = 0

    init(data: Data) { self.data = data }

    mutating func number() -> UInt64? {
      guard offset + 8 <= data.count else { return nil }
      defer { offset += 8 }
      return data[offset..<(offset + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func block() -> Data? {
      guard let count = number(), count <= UInt64(data.count - offset) else { return nil }
      defer { offset += Int(count) }
      return data[offset..<(offset + Int(count))]
    }

    mutating func text() -> String? {
      block().map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
