import Foundation
internal import HeadgateSupport

/// The files that are looked at, and who is told of their changes.
struct WatchingState {
  typealias Changed = @Sendable () -> Void

  var functions: [URL: [Int: Changed]] = [:]
  /// The stamps of changes that may be incomplete.
  var candidates: [URL: FileStamp] = [:]
  var nextFunction = 0
  var timer: (any DispatchSourceTimer)?
}

extension DiskFiles {
  private static let pause = DispatchTimeInterval.milliseconds(250)

  // A file is looked at four times a second: this works on every file system, also on those of the network.
  func watch(_ url: URL, _ changed: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let isKnown = contents.withLock { $0.known[url] != nil }
    let stamp = isKnown ? nil : FileStamp(url)
    let number = contents.withLock { contents in
      if let stamp, contents.known[url] == nil { _ = contents.note(stamp, of: url) }
      contents.watching.nextFunction += 1
      contents.watching.functions[url, default: [:]][contents.watching.nextFunction] = changed
      if contents.watching.timer == nil { contents.watching.timer = startTimer() }
      return contents.watching.nextFunction
    }
    return { [weak self] in self?.endWatching(url, number) }
  }

  private func startTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + Self.pause, repeating: Self.pause)
    timer.setEventHandler { [weak self] in self?.look() }
    timer.resume()
    return timer
  }

  private func endWatching(_ url: URL, _ number: Int) {
    contents.withLock { contents in
      contents.watching.functions[url]?[number] = nil
      if contents.watching.functions[url]?.isEmpty == true { contents.watching.functions[url] = nil }
      guard contents.watching.functions.isEmpty else { return }
      contents.watching.timer?.cancel()
      contents.watching.timer = nil
    }
  }

  /// Called on the queue.
  private func look() {
    for url in contents.withLock({ Array($0.watching.functions.keys) }) {
      let stamp = FileStamp(url)
      if contents.withLock({ $0.isChanged(url, stamp) }) { tellWatchers(of: url) }
    }
  }

  func tellWatchers(of url: URL) {
    for changed in contents.withLock({ $0.watching.functions[url]?.values.map { $0 } ?? [] }) { changed() }
  }
}

extension DiskFiles.Contents {
  /// Returns whether another program has changed a file, and notes it.
  fileprivate mutating func isChanged(_ url: URL, _ stamp: FileStamp) -> Bool {
    // Before its own contents are written, the program looks at the others.
    guard waiting[url] == nil, writing[url] == nil, known[url]?.stamp != stamp else {
      watching.candidates[url] = nil
      return false
    }
    if stamp.maybeIncomplete(after: known[url]?.stamp), watching.candidates[url] != stamp {
      watching.candidates[url] = stamp
      return false
    }
    watching.candidates[url] = nil
    _ = note(stamp, of: url)
    return true
  }
}
