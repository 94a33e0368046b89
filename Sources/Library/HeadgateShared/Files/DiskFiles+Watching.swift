import Foundation
internal import HeadgateSupport

/// The files that are looked at, and who is told of their changes.
struct WatchingState {
  typealias Changed = @Sendable () -> Void

  var functions: [URL: [Int: Changed]] = [:]
  /// The stamps of the files when the functions were called last.
  var told: [URL: FileStamp] = [:]
  /// The stamps of changes that may be incomplete.
  var candidates: [URL: FileStamp] = [:]
  var nextFunction = 0
  /// Ends looking at the files. Nil while no file is looked at.
  var endLooking: (@Sendable () -> Void)?
}

extension DiskFiles {
  // A file is looked at four times a second: this works on every file system, also on those of the network.
  func watch(_ url: URL, _ changed: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    // What was read just before is what the function knows.
    let known = withHistory(of: url) { $0.known?.stamp }
    let stamp = known ?? FileStamp(url)
    let number = state.withLock { state in
      if state.watching.functions[url] == nil { state.watching.told[url] = stamp }
      state.watching.nextFunction += 1
      state.watching.functions[url, default: [:]][state.watching.nextFunction] = changed
      if state.watching.endLooking == nil {
        state.watching.endLooking = queue.repeat(every: 250) { [weak self] in self?.look() }
      }
      return state.watching.nextFunction
    }
    return { [weak self] in self?.endWatching(url, number) }
  }

  private func endWatching(_ url: URL, _ number: Int) {
    // What the function captures is released without the lock.
    let ended = state.withLock { state in
      let ended = state.watching.functions[url]?.removeValue(forKey: number)
      if state.watching.functions[url]?.isEmpty == true {
        state.watching.functions[url] = nil
        state.watching.told[url] = nil
        state.watching.candidates[url] = nil
      }
      if state.watching.functions.isEmpty {
        state.watching.endLooking?()
        state.watching.endLooking = nil
      }
      return ended
    }
    withExtendedLifetime(ended) {}
  }

  /// Called on the queue.
  private func look() {
    for url in state.withLock({ Array($0.watching.functions.keys) }) {
      let stamp = FileStamp(url)
      if state.withLock({ $0.isChanged(url, stamp) }) { tellWatchers(of: url) }
    }
  }

  func tellWatchers(of url: URL) {
    for changed in state.withLock({ $0.watching.functions[url]?.values.map { $0 } ?? [] }) { changed() }
  }
}

extension DiskFiles.State {
  /// Returns whether another program has changed a file, and notes that the functions are told.
  fileprivate mutating func isChanged(_ url: URL, _ stamp: FileStamp) -> Bool {
    // Before its own contents are written, the program looks at the others.
    guard histories[url]?.newest == nil, watching.told[url] != stamp else {
      watching.candidates[url] = nil
      return false
    }
    if stamp.maybeIncomplete(after: watching.told[url]), watching.candidates[url] != stamp {
      watching.candidates[url] = stamp
      return false
    }
    watching.candidates[url] = nil
    watching.told[url] = stamp
    return true
  }
}
