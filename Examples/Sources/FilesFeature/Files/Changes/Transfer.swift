/// A copy or a move of one file, with everything below it, to a name that does not exist yet.
package nonisolated struct Transfer: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case copy, move }

  package var kind: Kind
  package var source: Path
  package var target: Path
  /// Whether the file gets another name when the name of the target is taken.
  package var keepsBoth: Bool

  package init(_ kind: Kind, _ source: Path, to target: Path, keepsBoth: Bool = false) {
    self.kind = kind
    self.source = source
    self.target = target
    self.keepsBoth = keepsBoth
  }
}

/// How far a transfer is.
package nonisolated struct TransferProgress: Equatable, Sendable {
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

/// The result of a transfer.
package nonisolated struct TransferResult: Equatable, Sendable {
  /// Where the file is now.
  package var target: Path
  /// Pipes, sockets and devices, which are not copied.
  package var skipped: [Path]
  /// A file that was copied for a move to another device, and could not be removed at its old place.
  package var kept: Path?

  package init(_ target: Path, skipped: [Path] = [], kept: Path? = nil) {
    self.target = target
    self.skipped = skipped
    self.kept = kept
  }
}
