import Foundation
internal import HeadgateSupport

/// What a program knows about one file: what is to be written, what was read or written last, and what was not written.
///
/// The functions that replace something return it, so that it is released without a lock: its release may run the user's code.
struct FileHistory {
  /// Newest last. Contents that are made from the ones before replace them, so that there is seldom more than one.
  private(set) var waiting: [FileWrite] = []
  private(set) var writing: FileWrite?
  /// What this program has last read or written.
  private(set) var known: (stamp: FileStamp, version: UInt64)?
  /// The number of times that this program has written the file.
  private(set) var writes = 0
  /// The versions that were made and not written, by their numbers.
  private var unwritten: [UInt64: FileVersion] = [:]

  /// The contents that the file has or will have, if this program has made them and has not written them yet.
  var newest: FileContents? {
    (waiting.last ?? writing).map { FileContents(data: $0.data, version: $0.version.number) }
  }

  /// Notes the stamp of the file, and returns the version of its contents.
  mutating func version(of stamp: FileStamp) -> UInt64 {
    if let known, known.stamp == stamp { return known.version }
    let version = uniqueNumber()
    known = (stamp, version)
    return version
  }

  /// Adds contents that are to be written. Returns what they replace.
  mutating func add(_ write: FileWrite) -> FileWrite? {
    guard let last = waiting.last, last.version.number == write.version.from || write.version.from == nil else {
      waiting.append(write)
      return nil
    }
    var replaced = last
    replaced.done = []
    let index = waiting.count - 1
    waiting[index].data = write.data
    waiting[index].combine = write.combine
    waiting[index].version = write.version
    if write.version.from != nil { waiting[index].version.isMade(from: last.version) }
    // In place: thousands of changes may be one write.
    waiting[index].done.append(contentsOf: write.done)
    return replaced
  }

  /// Takes the contents that are to be written next.
  mutating func beginWriting() -> FileWrite? {
    guard !waiting.isEmpty else { return nil }
    var write = waiting.removeFirst()
    write.version = written(write.version)
    writing = write
    return write
  }

  /// Notes what was written.
  mutating func wrote(_ stamp: FileStamp, version: UInt64) {
    known = (stamp, version)
    writes += 1
  }

  /// Notes the end of a write. Returns what is not needed any more.
  mutating func endWriting(isWritten: Bool) -> [Any] {
    guard let write = writing else { return [] }
    writing = nil
    let before = unwritten
    if isWritten {
      // A version that is not made from the written one is no version's origin any more.
      unwritten = unwritten.filter { written($0.value).from == write.version.number }
    } else {
      unwritten[write.version.number] = write.version
    }
    return [write, before]
  }

  /// Notes a version that will not be written.
  mutating func skip(_ version: FileVersion) {
    unwritten[version.number] = version
  }

  /// Returns a version as made from contents that were written or read.
  private func written(_ version: FileVersion) -> FileVersion {
    var version = version
    while let from = version.from, let skipped = unwritten[from] { version.isMade(from: skipped) }
    return version
  }
}

extension FileVersion {
  /// Takes the origin of contents that were not written as its own.
  fileprivate mutating func isMade(from skipped: FileVersion) {
    from = skipped.from
    base = skipped.base
  }
}
