import Foundation
import HeadgateLint

/// Files that are written together: all of them, or none.
package struct NewFiles: Equatable, Sendable {
  package struct File: Equatable, Sendable {
    /// The path in the folder.
    package var path: String
    package var text: String
  }

  package private(set) var files: [File] = []

  package init() {}

  package mutating func add(_ path: String, _ lines: Lines) {
    files.append(File(path: path, text: lines.text))
  }

  /// Writes the files into a folder.
  ///
  /// - Returns: The paths of the files.
  /// - Throws: `TemplateError.existing` when a file exists, `TemplateError.unwritable` when a file cannot be written. The files
  ///   and the folders that were written before are removed.
  @discardableResult
  package func write(into folder: String) throws -> [String] {
    let paths = files.map { SwiftFolder.join(folder, $0.path) }
    let existing = paths.filter { (try? FileManager.default.attributesOfItem(atPath: $0)) != nil }
    guard existing.isEmpty else { throw TemplateError.existing(existing) }
    var created: [String] = []
    do {
      for (path, file) in zip(paths, files) {
        try Self.makeFolder(of: path, &created)
        try Self.write(file.text, to: path)
        created.append(path)
      }
    } catch {
      // `rmdir` leaves a folder that another program filled meanwhile.
      for path in created.reversed() where unlink(path) != 0 { rmdir(path) }
      throw error
    }
    return paths
  }

  /// Makes the folders above a file, and appends the new ones.
  private static func makeFolder(of path: String, _ created: inout [String]) throws {
    var missing: [String] = []
    var folder = parent(of: path)
    while !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) {
      missing.append(folder)
      folder = parent(of: folder)
    }
    for folder in missing.reversed() {
      guard mkdir(folder, 0o777) == 0 else { throw TemplateError.unwritable(folder, reason: lastReason) }
      created.append(folder)
    }
  }

  /// Returns the text before the last slash. Foundation stops the program for a path of one character (Swift 6.3, Linux).
  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func write(_ text: String, to path: String) throws {
    // Another program can have made the file meanwhile: it stays as it is.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw TemplateError.unwritable(path, reason: lastReason) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      unlink(path)
      throw TemplateError.unwritable(path, reason: "\(error)")
    }
  }

  private static var lastReason: String { String(cString: strerror(errno)) }
}
