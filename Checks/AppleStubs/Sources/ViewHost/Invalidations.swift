import SwiftUI
import Synchronization

/// The nodes whose reads have changed. Changes can happen on any thread.
final class Invalidations: Sendable {
  struct Entry: Sendable {
    var node: Int
    /// The evaluation that read the changed value.
    var generation: Int
    /// The animation of the transaction that changed the value.
    var animation: Animation?
  }

  private struct Contents {
    var entries: [Entry] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let contents = Mutex(Contents())

  func add(_ entry: Entry) {
    let waiting = contents.withLock { contents in
      contents.entries.append(entry)
      defer { contents.waiting = [] }
      return contents.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns the entries and forgets them.
  func take() -> [Entry] {
    contents.withLock { contents in
      defer { contents.entries = [] }
      return contents.entries
    }
  }

  /// Waits until there is an entry.
  func next() async {
    await withCheckedContinuation { continuation in
      let isReady = contents.withLock { contents in
        if contents.entries.isEmpty { contents.waiting.append(continuation) }
        return !contents.entries.isEmpty
      }
      if isReady { continuation.resume() }
    }
  }
}
