package import Foundation
internal import GRDB

// What a recording can come with: pages that are read many times, holes, and files that SQLite opens beside it and beside its indexes.

extension RecordingMutation {
  /// A file of the user that a reader has nothing to do with.
  package static func victim(of file: URL) -> URL { URL(fileURLWithPath: file.path + ".victim") }

  /// Whether the file of the user is as it was.
  package static func isVictimWhole(_ file: URL) -> Bool {
    (try? Data(contentsOf: victim(of: file))) == Data("mine".utf8)
  }

  /// Removes what a mutation wrote beside a file, and what a reader made of it.
  package static func removeOthers(of file: URL) {
    for base in ["", ".search", ".states"] {
      for end in ["-journal", "-wal", "-shm"] + (base.isEmpty ? [".victim"] : [""]) {
        try? FileManager.default.removeItem(atPath: file.path + base + end)
      }
    }
  }

  // MARK: Pages

  /// A table whose page is in it many times, with all that the rows of the page refer to.
  mutating func repeatedPages(_ whole: Data) -> (Data, String) {
    let leaves = Self.leaves(of: whole)
    guard !leaves.isEmpty else { return (whole, "no table") }
    let page = random.one(of: leaves)
    let (depth, count) = (1 + random.below(4), 2 + random.below(400))
    let data = Self.repeating(page, count: count, depth: depth, in: whole)
    return (data, "page \(page) is \(count) times in each of \(depth) levels")
  }

  private static let size = 4096

  /// The pages with rows of tables, besides the first one.
  package static func leaves(of data: Data) -> [Int] {
    (1..<max(1, data.count / size)).filter { data[$0 * size] == 0x0D }
  }

  /// A file whose page is `count` times in its table, or `count` times `count` times, and so on.
  package static func repeating(_ page: Int, count: Int, depth: Int, in whole: Data) -> Data {
    var data = whole
    data.append(data[(page * size)..<(page * size + size)])
    for _ in 1..<depth { data.append(interior(naming: data.count / size, count: count, size: size)) }
    let top = interior(naming: data.count / size, count: count, size: size)
    data.replaceSubrange((page * size)..<(page * size + size), with: top)
    data.replaceSubrange(28..<32, with: number(UInt32(data.count / size)))
    return data
  }

  /// A page of a table that has another one in each cell.
  private static func interior(naming page: Int, count: Int, size: Int) -> Data {
    var bytes = [UInt8](repeating: 0, count: size)
    bytes[0] = 0x05
    let start = size - 5 * count
    bytes.replaceSubrange(3..<7, with: number(UInt32(count) << 16 | UInt32(start)))
    bytes.replaceSubrange(8..<12, with: number(UInt32(page)))
    for cell in 0..<count {
      let place = start + 5 * cell
      bytes[12 + 2 * cell] = UInt8(place >> 8)
      bytes[13 + 2 * cell] = UInt8(place & 0xFF)
      bytes.replaceSubrange(place..<(place + 5), with: number(UInt32(page)) + [1])
    }
    return Data(bytes)
  }

  static func number(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }

  /// A file that is large and has nothing in its end.
  mutating func makeSparse(_ file: URL) throws -> String {
    let handle = try FileHandle(forWritingTo: file)
    let size = UInt64(1 << (20 + random.below(16)))
    try handle.truncate(atOffset: max(size, try handle.seekToEnd()))
    if random.below(2) == 0 {
      try handle.seek(toOffset: 28)
      try handle.write(contentsOf: Self.number(UInt32(size / 4096)))
    }
    try handle.close()
    return "sparse, \(size) bytes"
  }

  // MARK: Files beside it

  /// Writes files that SQLite opens with a recording, or with one of its indexes.
  mutating func writeOthers(of file: URL) throws -> String {
    var changes: [String] = []
    let base = random.one(of: ["", ".search", ".states"])
    if !base.isEmpty, random.below(4) > 0 {
      let mark = base == ".search" ? 0x4847_5358 : 0x4847_5354
      let queue = try DatabaseQueue(path: file.path + base)
      try queue.writeWithoutTransaction {
        try $0.execute(sql: "PRAGMA application_id = \(mark); CREATE TABLE t(a)")
      }
      try queue.close()
      changes.append("an index '\(base)'")
    }
    for end in ["-journal", "-wal", "-shm"] where end == "-journal" || random.below(3) == 0 {
      let path = file.path + base + end
      switch random.below(end == "-journal" ? 8 : 4) {
      case 0:
        mkfifo(path, 0o600)
        changes.append("a pipe '\(base)\(end)'")
      case 1:
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        changes.append("a folder '\(base)\(end)'")
      case 2:
        try Data((0..<random.below(5000)).map { _ in UInt8(random.below(256)) }).write(to: URL(fileURLWithPath: path))
        changes.append("bytes '\(base)\(end)'")
      case 3: break
      default:
        try Self.journal(naming: Self.victim(of: file).path).write(to: URL(fileURLWithPath: path))
        changes.append("a journal '\(base)\(end)' that names another file")
      }
    }
    return changes.joined(separator: ", ")
  }

  /// A journal after whose rollback SQLite removes a file.
  private static func journal(naming path: String) -> Data {
    let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    let name = Array(path.utf8)
    let sum = name.reduce(UInt32(0)) { $0 &+ UInt32(bitPattern: Int32(Int8(bitPattern: $1))) }
    var bytes = magic + [0, 1234, 2, 512, 4096].flatMap(number)
    bytes += [UInt8](repeating: 0, count: 512 - bytes.count)
    bytes += number(0x4000_0000 / 4096 + 1) + name + number(UInt32(name.count)) + number(sum) + magic
    return Data(bytes)
  }
}
