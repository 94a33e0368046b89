package import Foundation

/// A directory on the real disk, with what a test puts there; gone with its last reference.
package final class TemporaryDirectory {
  package let url: URL

  package var path: String { url.path }

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  package func directory(_ name: String) throws {
    try FileManager.default.createDirectory(at: url.appendingPathComponent(name), withIntermediateDirectories: true)
  }

  package func file(_ name: String, bytes: Int = 0) throws {
    try Data(repeating: 0x61, count: bytes).write(to: url.appendingPathComponent(name))
  }

  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: destination)
  }

  /// Makes a file whose name is not text.
  package func file(bytes: [UInt8], count: Int = 0) throws {
    let descriptor = open(cString(bytes), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { close(descriptor) }
    let contents = [UInt8](repeating: 0x61, count: count)
    guard write(descriptor, contents, count) == count else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Makes a directory whose name is not text.
  package func directory(bytes: [UInt8]) throws {
    guard mkdir(cString(bytes), 0o755) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  private func cString(_ bytes: [UInt8]) -> [CChar] {
    (Array(path.utf8) + [UInt8(ascii: "/")] + bytes + [0]).map { CChar(bitPattern: $0) }
  }
}
