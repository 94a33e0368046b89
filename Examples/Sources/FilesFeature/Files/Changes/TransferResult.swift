/// The result of a transfer.
package nonisolated struct TransferResult: Equatable, Sendable {
  /// Where the file is now.
  package var target: Path
  /// Pipes, sockets and devices, which are not copied.
  package var skipped: [Path]
  /// A file that was copied for a move to another device, and could not be removed at its old place.
  package var kept: Path?
  /// Whether a moved file lost extended attributes, because the other device does not have them.
  package var losesAttributes: Bool

  package init(_ target: Path, skipped: [Path] = [], kept: Path? = nil, losesAttributes: Bool = false) {
    self.losesAttributes = losesAttributes
    self.target = target
    self.skipped = skipped
    self.kept = kept
  }
}
