import HeadgateSupport

/// What happened, in order, noted from any thread.
final class Record: Sendable {
  private struct State {
    var notes: [String] = []
    var waiters: [(note: String, continuation: CheckedContinuation<Void, Never>)] = []
  }
  private let state = Locked(State())

  var notes: [String] { state.withLock { $0.notes } }

  func note(_ note: String) {
    let woken = state.withLock { state in
      state.notes.append(note)
      defer { state.waiters.removeAll { $0.note == note } }
      return state.waiters.filter { $0.note == note }
    }
    for waiter in woken { waiter.continuation.resume() }
  }

  /// The notes so far, which are forgotten.
  func takeNotes() -> [String] {
    state.withLock { state in
      defer { state.notes = [] }
      return state.notes
    }
  }

  /// Waits until something was noted.
  func noted(_ note: String) async {
    await withCheckedContinuation { continuation in
      let isNoted = state.withLock { state in
        if state.notes.contains(note) { return true }
        state.waiters.append((note, continuation))
        return false
      }
      if isNoted { continuation.resume() }
    }
  }
}
