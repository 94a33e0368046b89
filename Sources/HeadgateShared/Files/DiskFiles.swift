import Foundation
internal import HeadgateSupport

/// The files of the disk.
///
/// Writes are made on one queue, so that they are in order. A file that is watched is looked at four times a second: this works on every
/// file system, also on those of the network.
final class DiskFiles: FileStorageFiles, @unchecked Sendable {
  // Sendable: everything that varies is in `contents`, behind its lock.
  private typealias Done = @Sendable (Result<Void, any Error>) -> Void

  private struct Contents {
    var waiting: [URL: (data: Data, done: [Done])] = [:]
    var watched: [URL: (stamp: FileStamp, functions: [Int: @Sendable () -> Void])] = [:]
    var nextFunction = 0
    var timer: (any DispatchSourceTimer)?
  }
  private let contents = Locked(Contents())
  private let queue = DispatchQueue(label: "headgate.files")
  private static let delay = DispatchTimeInterval.milliseconds(50)
  private static let pause = DispatchTimeInterval.milliseconds(250)

  init() {
    DiskFilesAtExit.add(self)
  }

  func read(_ url: URL) throws -> Data? {
    // What waits to be written is newer than the file.
    if let waiting = contents.withLock({ $0.waiting[url]?.data }) { return waiting }
    do {
      return try Data(contentsOf: url)
    } catch {
      if !FileManager.default.fileExists(atPath: url.path) { return nil }
      throw error
    }
  }

  func write(_ data: Data, to url: URL, _ done: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    let isFirst = contents.withLock { contents in
      let before = contents.waiting[url]
      contents.waiting[url] = (data, (before?.done ?? []) + [done])
      return before == nil
    }
    if isFirst { queue.asyncAfter(deadline: .now() + Self.delay) { [self] in writeWaiting(url) } }
  }

  /// Writes everything that waits. Called at the exit of the program.
  func flush() {
    queue.sync {
      for url in contents.withLock({ Array($0.waiting.keys) }) { writeWaiting(url) }
    }
  }

  /// Called on the queue.
  private func writeWaiting(_ url: URL) {
    guard let data = contents.withLock({ $0.waiting[url]?.data }) else { return }
    let result = Result { try Self.replace(url, with: data) }
    let done = contents.withLock { contents in
      contents.watched[url]?.stamp = FileStamp(url)
      let waiting = contents.waiting.removeValue(forKey: url)
      guard let waiting, waiting.data != data else { return waiting?.done ?? [] }
      // Newer contents came meanwhile: they are written next, with the answers to all.
      contents.waiting[url] = waiting
      queue.async { [self] in writeWaiting(url) }
      return []
    }
    for done in done { done(result) }
  }

  /// Replaces a file in one step: a reader sees the old contents or the new ones.
  private static func replace(_ url: URL, with data: Data) throws {
    // A symbolic link stays: the file that it points to is replaced.
    let file = url.resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  // MARK: Watching

  func watch(_ url: URL, _ changed: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let number = contents.withLock { contents in
      contents.nextFunction += 1
      contents.watched[url, default: (FileStamp(url), [:])].functions[contents.nextFunction] = changed
      if contents.timer == nil {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + Self.pause, repeating: Self.pause)
        timer.setEventHandler { [weak self] in self?.look() }
        timer.resume()
        contents.timer = timer
      }
      return contents.nextFunction
    }
    return { [weak self] in self?.endWatching(url, number) }
  }

  private func endWatching(_ url: URL, _ number: Int) {
    contents.withLock { contents in
      contents.watched[url]?.functions[number] = nil
      if contents.watched[url]?.functions.isEmpty == true { contents.watched[url] = nil }
      guard contents.watched.isEmpty else { return }
      contents.timer?.cancel()
      contents.timer = nil
    }
  }

  /// Called on the queue.
  private func look() {
    for url in contents.withLock({ Array($0.watched.keys) }) {
      let stamp = FileStamp(url)
      let functions = contents.withLock { contents -> [@Sendable () -> Void] in
        guard let watched = contents.watched[url], watched.stamp != stamp else { return [] }
        contents.watched[url]?.stamp = stamp
        // The program's own contents replace those that are there.
        return contents.waiting[url] == nil ? Array(watched.functions.values) : []
      }
      for function in functions { function() }
    }
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
