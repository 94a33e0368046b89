public import Foundation

/// The error of a change that was not saved, because the file could not be read before.
public struct UnreadableFile: Error, Hashable, CustomStringConvertible {
  /// The file.
  public let url: URL

  /// What was not done.
  public var description: String { "'\(url.lastPathComponent)' could not be read, and is not overwritten" }
}

/// The result of a save that has replaced a change by another program.
///
/// The change is not lost: it is in ``data``.
public struct OverwrittenChange: Error, Hashable, CustomStringConvertible {
  /// The file.
  public let url: URL
  /// The contents of the file that were replaced.
  public let data: Data
  /// Several changes are one write, and this is the number of the write.
  let number: UInt64

  /// What happened.
  public var description: String {
    "'\(url.lastPathComponent)' was changed by another program at the same time, and this change was replaced"
  }
}
