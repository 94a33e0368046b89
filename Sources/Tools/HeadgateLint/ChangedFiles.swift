import Foundation

/// Files with their content before and after a change, which is written to all of them or to none.
struct ChangedFiles {
  private var files: [(url: URL, before: Data, after: Data)] = []

  mutating func add(_ url: URL, before: Data, after: Data) {
    files.append((url, before, after))
  }

  /// Writes the files.
  ///
  /// - Throws: The first error. The files that were written before have their old content again.
  func write(with write: (Data, URL) throws -> Void = SourceFile.write) throws {
    for (index, file) in files.enumerated() {
      do {
        try write(file.after, file.url)
      } catch {
        // The error of the file is more important than one of a file that cannot be restored.
        for written in files[..<index] { try? write(written.before, written.url) }
        throw error
      }
    }
  }
}
