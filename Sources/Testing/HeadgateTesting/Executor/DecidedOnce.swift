import HeadgateSupport

/// A gate with one waiter and several callers that may resume it. The first call decides the value.
final class DecidedOnce: Sendable {
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

  /// Waits for a call to `resume` and returns its value.
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
