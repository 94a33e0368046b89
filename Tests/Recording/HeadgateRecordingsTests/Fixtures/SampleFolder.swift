import Foundation

/// A folder for recordings. It is removed with its last reference.
final class SampleFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "headgate-recordings-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appending(path: name) }

  /// The names of the files in it.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
}
