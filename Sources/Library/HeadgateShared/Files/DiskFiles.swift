import Foundation
internal import HeadgateSupport

/// The files of the disk.
///
/// Writes are made on one queue, so that they are in order. See `DiskFiles+Watching` for the changes of others.
final class DiskFiles: FileStorageFiles {
  struct State {
    var histories: [URL: FileHistory] = [:]
    var watching = WatchingState()
  }
  let state = Locked(State())
  let queue: any FilesQueue

  /// One for the whole program, because it puts the writes of each file in order.
  #if canImport(Dispatch)
    static let shared = DiskFiles(queue: DispatchFilesQueue())
  #else
    static let shared = DiskFiles(queue: TaskFilesQueue())
  #endif

  init(queue: any FilesQueue) {
    self.queue = queue
    DiskFilesAtExit.add(self)
  }

  func withHistory<Result>(of url: URL, _ body: (inout FileHistory) throws -> Result) rethrows -> Result {
    try state.withLock { try body(&$0.histories[url, default: FileHistory()]) }
  }

  // MARK: Reading

  func read(_ url: URL) throws -> FileContents {
    while true {
      // What waits to be written is newer than the file.
      let (newest, writes) = withHistory(of: url) { ($0.newest, $0.writes) }
      if let newest { return newest }
      let (data, stamp) = try readFile(url)
      // A write of this program that began meanwhile is newer than what was read.
      let version = withHistory(of: url) { history in
        history.newest == nil && history.writes == writes ? history.version(of: stamp) : nil
      }
      if let version { return FileContents(data: data, version: version) }
    }
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
    let (isFirst, replaced) = withHistory(of: url) { history in
      (history.waiting.isEmpty, history.add(write))
    }
    withExtendedLifetime(replaced) {}
    if isFirst { writeSoon(url) }
  }

  private func writeSoon(_ url: URL) {
    queue.run(after: 50) { [self] in writeWaiting(url) }
  }

  func skip(_ version: FileVersion, of url: URL) {
    withHistory(of: url) { $0.skip(version) }
  }

  /// Writes everything that waits. Called at the exit of the program.
  func flush() {
    queue.finish { [self] in writeAll() }
  }

  private func writeAll() {
    // A closure that is called after a write may change a value again. It must not do so for ever.
    for _ in 0..<100 {
      let urls = state.withLock { state in state.histories.filter { !$0.value.waiting.isEmpty }.map(\.key) }
      if urls.isEmpty { return }
      for url in urls { writeWaiting(url) }
    }
  }

  /// Writes what waits for a file. Called on the queue.
  private func writeWaiting(_ url: URL) {
    // What is added meanwhile waits again, so that many changes are one write.
    for _ in 0..<withHistory(of: url, { $0.waiting.count }) {
      guard let write = withHistory(of: url, { $0.beginWriting() }) else { return }
      var isCombined = false
      let result = Result { isCombined = try exchange(url, write) }
      let isWritten = result.failure == nil || result.failure is OverwrittenChange
      let released = withHistory(of: url) { $0.endWriting(isWritten: isWritten) }
      withExtendedLifetime(released) {}
      for done in write.done { done(result) }
      if isCombined { tellWatchers(of: url) }
    }
    // `write` begins a pause only when nothing waits.
    if withHistory(of: url, { !$0.waiting.isEmpty }) { writeSoon(url) }
  }

  /// Replaces a file. Returns whether the contents are not those that were given, but combined with those of another program.
  private func exchange(_ url: URL, _ write: FileWrite) throws -> Bool {
    // A symbolic link stays: the file that it points to is replaced.
    let file = url.resolvingSymlinksInPath()
    let directory = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return try FileLock.hold(directory) { isAlone in
      // An editor takes no lock. If the file changes while the new one is made, everything is decided again; not for ever, because a
      // file may change all the time.
      for attempt in 1...4 {
        let seen = FileStamp(url)
        let other = try otherContents(url, write, seen)
        let combined = try other.flatMap { try write.combine(write.version.base, $0) }
        let stamp = try AtomicFile.replace(file, with: combined ?? write.data, isAlone: isAlone) {
          attempt == 4 || FileStamp(url) == seen
        }
        guard let stamp else { continue }
        state.withLock { state in
          state.watching.told[url] = stamp
          state.histories[url, default: FileHistory()]
            .wrote(stamp, version: combined == nil ? write.version.number : uniqueNumber())
        }
        if let other, combined == nil, other != write.data {
          throw OverwrittenChange(url: url, data: other, number: uniqueNumber())
        }
        return combined != nil
      }
      return false
    }
  }

  /// Returns what is in a file, if another program has written it since this program has read it.
  private func otherContents(_ url: URL, _ write: FileWrite, _ stamp: FileStamp) throws -> Data? {
    guard let from = write.version.from else { return nil }
    let version = withHistory(of: url) { $0.version(of: stamp) }
    guard version != from, let data = try Self.data(of: url), !data.isEmpty else { return nil }
    return data
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
