package import Foundation

/// A file of code that the tools read, and whose content they replace.
package enum SourceFile {
  /// The number of bytes of the longest file of code that is read. The longest file that people write has a twentieth of it.
  package static let limit = 4 << 20
  /// The limit of a file that a tool wrote, such as known findings.
  package static let limitOfTools = 256 << 20

  /// Returns the content of a regular file, or of one that a link leads to.
  ///
  /// Never waits for a pipe, and never reads a device, which may have no end.
  ///
  /// - Parameter limit: The number of bytes that the file may have.
  package static func read(_ path: String, limit: Int = limit) throws(UnreadableFile) -> Data {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw UnreadableFile(path, code: errno) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw UnreadableFile(path, code: errno) }
    let kind = information.st_mode & S_IFMT
    guard kind == S_IFREG else { throw UnreadableFile(path, kind: kind) }
    let data = try content(of: descriptor, path, size: Int(information.st_size), limit)
    guard data.count <= limit else {
      let advice = limit == Self.limit ? ": exclude it in .headgate.yml, or name other files" : ""
      throw UnreadableFile(path, reason: "it has more than \(limit >> 20) MB\(advice)")
    }
    return data
  }

  /// Reads at most one byte more than the limit, because a file can grow meanwhile.
  private static func content(
    of descriptor: Int32,
    _ path: String,
    size: Int,
    _ limit: Int
  ) throws(UnreadableFile) -> Data {
    var bytes = [UInt8](repeating: 0, count: min(max(size, 0), limit) + 1)
    var count = 0
    while count <= limit {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: min(bytes.count, limit + 1 - bytes.count)) }
      let added = bytes.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress! + count, $0.count - count)
      }
      if added < 0 {
        let code = errno
        if code == EINTR { continue }
        throw UnreadableFile(path, code: code)
      }
      guard added > 0 else { break }
      count += added
    }
    return Data(bytes[..<count])
  }

  /// Replaces the content of a file. The file keeps its permissions.
  ///
  /// - Throws: A `CocoaError` with the path of a file that nobody may write, or the error of the file system.
  package static func write(_ data: Data, to url: URL) throws {
    let permissions = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber
    // A new file replaces the old one, which needs a permission of the folder only.
    if let permissions, permissions.intValue & 0o222 == 0 {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path])
    }
    try data.write(to: url, options: .atomic)
    if let permissions {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    }
  }
}
