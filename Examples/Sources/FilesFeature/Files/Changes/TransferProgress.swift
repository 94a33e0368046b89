/// How far a transfer is.
package nonisolated struct TransferProgress: Equatable, Sendable, Codable {
  package var files: Int
  package var bytes: Int64
  package var allFiles: Int
  package var allBytes: Int64

  package init(files: Int = 0, bytes: Int64 = 0, allFiles: Int = 0, allBytes: Int64 = 0) {
    self.files = files
    self.bytes = bytes
    self.allFiles = allFiles
    self.allBytes = allBytes
  }
}
