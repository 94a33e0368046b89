import HeadgateSupport

/// A gate that one waits at and several may open; the first decides.
final class ResumeOnce: Sendable {
  private enum State {
    case closed
    case waiting(CheckedContinuation<Bool, Never>)
    case open(Bool)
  }
  private let state = Locked(State.closed)

  func resume(_ value: Bool) {
    let waiter: CheckedContinuation<Bool, Never>? = state.withLock { state in
      defer { if case .open = state {} else { state = .open(value) } }
      if case .waiting(let waiter) = state { return waiter }
      return nil
    }
    waiter?.resume(returning: value)
  }

  /// Waits until somebody opens the gate, and gives what they said.
  func wait(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    await withCheckedContinuation { waiter in
      let value: Bool? = state.withLock { state in
        if case .open(let value) = state { return value }
        state = .waiting(waiter)
        return nil
      }
      if let value { waiter.resume(returning: value) }
    }
  }
}
