/// The state after an action, in the checked mode: a digest, and the lines of its dump that the action changed.
///
/// ```swift
/// let isChecked = try !recording.digests().isEmpty
/// ```
public struct RecordedDigest: Codable, Hashable, Sendable {
  /// The action after which the state had this digest.
  public var action: UInt64
  /// A number for the dump of the state: different numbers mean different states.
  public var value: UInt64
  /// How many lines at the start of the previous dump are unchanged.
  public var linesBefore: Int
  /// How many lines at the end of the previous dump are unchanged.
  public var linesAfter: Int
  /// The lines between them, joined by line breaks; nil if there are none.
  public var lines: String?
}

/// The dumps of successive states, as differences.
package struct DumpLines: Sendable {
  private var lines: [Substring] = []

  package init() {}

  /// Returns the difference from the previous dump to a new one.
  package mutating func append(_ dump: String, action: UInt64) -> RecordedDigest {
    let new = dump.split(separator: "\n", omittingEmptySubsequences: false)
    var before = 0
    while before < min(lines.count, new.count), lines[before] == new[before] { before += 1 }
    var after = 0
    while after < min(lines.count, new.count) - before, lines[lines.count - 1 - after] == new[new.count - 1 - after] {
      after += 1
    }
    let middle = new[before..<(new.count - after)]
    lines = new
    return RecordedDigest(
      action: action,
      value: Self.digest(of: dump),
      linesBefore: before,
      linesAfter: after,
      lines: middle.isEmpty ? nil : middle.joined(separator: "\n")
    )
  }

  /// A number for a dump. Different numbers mean different dumps.
  package static func digest(of dump: String) -> UInt64 {
    // FNV-1a with 64 bits.
    dump.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
