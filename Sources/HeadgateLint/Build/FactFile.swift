import Foundation

/// The facts of one source file in a file of their own, so that a build analyzes a file only after a change.
///
/// The targets of a package share these files: whoever needs the facts of a file first stores them.
struct FactFile {
  /// The path of the source, as findings contain it.
  let path: String
  let source: URL
  let facts: URL

  /// Returns the facts of the source: the stored ones if they are those of its content, otherwise new ones, which are stored.
  ///
  /// Facts that cannot be stored are no error: storing only saves time, and a sandbox can forbid the folder of another target.
  ///
  /// - Throws: A ``LintRunError`` when the source cannot be read.
  func read() throws -> FileFacts {
    guard let data = FileManager.default.contents(atPath: source.path) else {
      throw LintRunError.unreadable(source.path)
    }
    let hash = ContentHash(data).value
    if let stored = stored(hash) { return stored }
    let facts = FileFacts(path: path, source: String(decoding: data, as: UTF8.self))
    try? store(facts, hash)
    return facts
  }

  private func stored(_ hash: UInt64) -> FileFacts? {
    guard let data = FileManager.default.contents(atPath: facts.path) else { return nil }
    var reader = BlockReader(data)
    guard reader.text() == ToolIdentity.text, reader.number() == hash, let block = reader.block(),
      let facts = try? CompactDecoder.decode(FileFacts.self, from: Array(block)), facts.path == path
    else { return nil }
    return facts
  }

  private func store(_ result: FileFacts, _ hash: UInt64) throws {
    var writer = BlockWriter()
    writer.write(ToolIdentity.text)
    writer.write(hash)
    writer.write(try CompactEncoder.encode(result))
    try FileManager.default.createDirectory(at: facts.deletingLastPathComponent(), withIntermediateDirectories: true)
    try writer.data.write(to: facts, options: .atomic)
  }
}
