import Foundation

/// The facts of one source file in a file of their own, so that a build analyzes a file only after a change.
///
/// The targets of a package share these files: the first target that needs the facts of a file stores them.
struct FactFile {
  /// The path of the source, as findings contain it.
  let path: String
  let source: URL
  let facts: URL

  /// - Parameters:
  ///   - path: The path in the package.
  ///   - folder: The folder of the facts.
  init(path: String, package: String, folder: String) {
    self.path = path
    source = URL(fileURLWithPath: "\(package)/\(path)")
    // Two files of a target can have one name in two folders, and a path can be longer than a name of a file may be.
    let name = String(ContentHash(Data(path.utf8)).value, radix: 16)
    facts = URL(fileURLWithPath: "\(folder)/\(name).facts")
  }

  /// Returns the facts of the source: the stored ones if they are those of its content, otherwise new ones, which are stored.
  ///
  /// Facts that cannot be stored are no error: storing only saves time, and a sandbox can forbid the folder of another target.
  func read() -> FileFacts {
    let data: Data
    do {
      data = try SourceFile.read(source.path)
    } catch {
      return FileFacts(path: path, problem: error.reason)
    }
    let hash = ContentHash(data).value
    if let tool = ToolIdentity.text, let stored = stored(hash, tool) { return stored }
    let facts = FileFacts(path: path, source: String(decoding: data, as: UTF8.self))
    if let tool = ToolIdentity.text { try? store(facts, hash, tool) }
    return facts
  }

  private func stored(_ hash: UInt64, _ tool: String) -> FileFacts? {
    guard let data = try? SourceFile.read(facts.path, limit: SourceFile.limitOfTools) else { return nil }
    var reader = BlockReader(data)
    guard reader.text() == tool, reader.number() == hash, let block = reader.block(),
      let facts = try? CompactDecoder.decode(FileFacts.self, from: Array(block)), facts.path == path
    else { return nil }
    return facts
  }

  private func store(_ result: FileFacts, _ hash: UInt64, _ tool: String) throws {
    var writer = BlockWriter()
    writer.write(tool)
    writer.write(hash)
    writer.write(try CompactEncoder.encode(result))
    try FileManager.default.createDirectory(at: facts.deletingLastPathComponent(), withIntermediateDirectories: true)
    try writer.data.write(to: facts, options: .atomic)
  }
}
