import Foundation

/// What changes when a file is written or replaced.
struct FileStamp: Equatable {
  private let changed: Date?
  private let size: Int?
  private let number: UInt64?

  init(_ url: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
    changed = attributes?[.modificationDate] as? Date
    size = (attributes?[.size] as? NSNumber)?.intValue
    number = (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
  }

  /// Whether the change from an older stamp may be one half of a change: editors and shells write a file in place, or remove it and
  /// write a new one.
  func maybeIncomplete(after old: FileStamp?) -> Bool {
    number == nil || size == 0 || number == old?.number
  }
}
