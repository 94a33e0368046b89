import Foundation
internal import HeadgateSupport

/// The files of the disk.
///
/// Writes are made on one queue, so that they are in order. See `DiskFiles+Watching` for the changes of others.
final class DiskFiles: FileStorageFiles, @unchecked Sendable {
  // Sendable: everything that varies is in `contents`, behind its lock.

  struct Contents {
    /// Newest last. Contents that are made from the ones before replace them, so that there is seldom more than one.
    var waiting: [URL: [FileWrite]] = [:]
    var writing: [URL: FileWrite] = [:]
    /// What this program has last read or written.
    var known: [URL: (stamp: FileStamp, version: UInt64)] = [:]
    /// The last contents that were not written.
    var failed: [URL: FileVersion] = [:]
    var watching = WatchingState()
  }
  let contents = Locked(Contents())
  let queue = DispatchQueue(label: "headgate.files")
  private let onQueue = DispatchSpecificKey<Bool>()
  private static let delay = DispatchTimeInterval.milliseconds(50)

  init() {
    queue.setSpecific(key: onQueue, value: true)
    DiskFilesAtExit.add(self)
  }

  // MARK: Reading

  func read(_ url: URL) throws -> FileContents {
    // What waits to be written is newer than the file.
    let newest = contents.withLock { $0.waiting[url]?.last ?? $0.writing[url] }
    if let newest { return FileContents(data: newest.data, version: newest.version.number) }
    let (data, stamp) = try readFile(url)
    return FileContents(data: data, version: contents.withLock { $0.note(stamp, of: url) })
  }

  /// Reads a file that nobody changes meanwhile. A file that changes all the time is read as it is.
  private func readFile(_ url: URL) throws -> (Data?, FileStamp) {
    for _ in 0..<3 {
      let stamp = FileStamp(url)
      let data = try Self.data(of: url)
      if FileStamp(url) == stamp { return (data, stamp) }
    }
    // The stamp is the older one, so that a later change is seen.
    let stamp = FileStamp(url)
    return (try Self.data(of: url), stamp)
  }

  /// Returns the contents of a file; nil if there is none. A file in a directory that cannot be read is an error.
  private static func data(of url: URL) throws -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
      return nil
    }
  }

  // MARK: Writing

  func write(_ write: FileWrite, to url: URL) {
    let isFirst = contents.withLock { contents in
      let isFirst = contents.waiting[url] == nil
      contents.add(write, to: url)
      return isFirst
    }
    if isFirst { queue.asyncAfter(deadline: .now() + Self.delay) { [self] in writeWaiting(url) } }
  }

  func skip(_ version: FileVersion, of url: URL) {
    contents.withLock { $0.rebase(url, on: version) }
  }

  /// Writes everything that waits. Called at the exit of the program.
  func flush() {
    // The program may exit in a closure that the queue runs.
    if DispatchQueue.getSpecific(key: onQueue) == true { return writeAll() }
    let isDone = DispatchSemaphore(value: 0)
    queue.async { [self] in
      writeAll()
      isDone.signal()
    }
    // A file system that does not answer must not keep the program.
    _ = isDone.wait(timeout: .now() + 5)
  }

  private func writeAll() {
    // A closure that is called after a write may change a value again. It must not do so for ever.
    for _ in 0..<100 {
      let urls = contents.withLock { Array($0.waiting.keys) }
      if urls.isEmpty { return }
      for url in urls { writeWaiting(url) }
    }
  }

  /// Writes what waits for a file. Called on the queue.
  private func writeWaiting(_ url: URL) {
    let writes = contents.withLock { $0.waiting.removeValue(forKey: url) ?? [] }
    for write in writes {
      var write = write
      contents.withLock { contents in
        contents.rebaseOnFailed(&write, url)
        contents.writing[url] = write
      }
      var isCombined = false
      let result = Result { isCombined = try exchange(url, write) }
      contents.withLock { contents in
        contents.writing[url] = nil
        if let error = result.failure, !(error is OverwrittenChange) { contents.rebase(url, on: write.version) }
      }
      for done in write.done { done(result) }
      if isCombined { tellWatchers(of: url) }
    }
  }

  /// Replaces a file. Returns whether the contents are not those that were given, but combined with those of another program.
  private func exchange(_ url: URL, _ write: FileWrite) throws -> Bool {
    // A symbolic link stays: the file that it points to is replaced.
    let file = url.resolvingSymlinksInPath()
    let directory = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return try FileLock.hold(directory) { isAlone in
      let other = try otherContents(url, write)
      let combined = try other.flatMap { try write.combine(write.version.base, $0) }
      let stamp = try AtomicFile.replace(file, with: combined ?? write.data, isAlone: isAlone)
      let version = combined == nil ? write.version.number : uniqueNumber()
      contents.withLock { $0.known[url] = (stamp, version) }
      if let other, combined == nil, other != write.data { throw OverwrittenChange(url: url, data: other) }
      return combined != nil
    }
  }

  /// Returns what is in a file, if another program has written it since this program has read it.
  private func otherContents(_ url: URL, _ write: FileWrite) throws -> Data? {
    guard let from = write.version.from else { return nil }
    let stamp = FileStamp(url)
    let version = contents.withLock { $0.note(stamp, of: url) }
    guard version != from, let data = try Self.data(of: url), !data.isEmpty else { return nil }
    return data
  }
}

extension DiskFiles.Contents {
  /// Notes the stamp of a file, and returns the version of its contents.
  mutating func note(_ stamp: FileStamp, of url: URL) -> UInt64 {
    if let known = known[url], known.stamp == stamp { return known.version }
    let version = uniqueNumber()
    known[url] = (stamp, version)
    return version
  }

  fileprivate mutating func add(_ write: FileWrite, to url: URL) {
    guard let last = waiting[url]?.last, last.version.number == write.version.from || write.version.from == nil else {
      waiting[url, default: []].append(write)
      return
    }
    var write = write
    if write.version.from != nil { write.version.take(last.version) }
    write.done = last.done + write.done
    waiting[url]![waiting[url]!.count - 1] = write
  }

  /// Notes contents that were not written: contents that are made from them are made from the ones before.
  fileprivate mutating func rebase(_ url: URL, on version: FileVersion) {
    var version = version
    if let failed = failed[url], failed.number == version.from { version.take(failed) }
    failed[url] = version
  }

  fileprivate func rebaseOnFailed(_ write: inout FileWrite, _ url: URL) {
    if let failed = failed[url], failed.number == write.version.from { write.version.take(failed) }
  }
}

extension FileVersion {
  /// Skips the contents that these ones are made from.
  fileprivate mutating func take(_ skipped: FileVersion) {
    from = skipped.from
    base = skipped.base
  }
}

/// Writes what waits when the program exits.
private enum DiskFilesAtExit {
  private static let all = Locked<[DiskFiles]>([])
  private static let isRegistered: Void = {
    atexit { DiskFilesAtExit.flush() }
    return ()
  }()

  static func add(_ files: DiskFiles) {
    _ = isRegistered
    all.withLock { $0.append(files) }
  }

  private static func flush() {
    for files in all.withLock({ $0 }) { files.flush() }
  }
}
