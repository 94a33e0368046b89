import HeadgateSupport
import HeadgateUDF

/// What was told, from whatever thread, and how to wait for it.
final class Notes<Value: Sendable>: Sendable {
  private struct State {
    var values: [Value] = []
    var waiters: [(isEnough: ([Value]) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  }
  private let state = Locked(State())

  var values: [Value] { state.withLock { $0.values } }

  func add(_ value: Value) {
    let woken = state.withLock { state in
      state.values.append(value)
      let values = state.values
      let woken = state.waiters.filter { $0.isEnough(values) }.map(\.continuation)
      state.waiters.removeAll { $0.isEnough(values) }
      return woken
    }
    for continuation in woken { continuation.resume() }
  }

  func wait(until isEnough: @escaping @Sendable ([Value]) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        if isEnough(state.values) { return true }
        state.waiters.append((isEnough, continuation))
        return false
      }
      if isDone { continuation.resume() }
    }
  }
}

struct Marked: Action, Equatable {
  let number: Int
}

extension Store {
  /// Returns when all that was dispatched before is reduced, and has been told on the queue, where that is a serial one.
  func settle(on queue: DispatchQueue = .settling) async {
    let reached = Notes<Int>()
    let number = Int.random(in: 0...Int.max)
    let subscription = onAction(on: queue) { _, action in
      if let action = action as? Marked { reached.add(action.number) }
    }
    dispatch(Marked(number: number))
    await reached.wait { $0.contains(number) }
    subscription.dispose()
    // Observers are told behind listeners, within the same block.
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }
}

extension DispatchQueue {
  static let settling = DispatchQueue(label: "settling")
}

/// Whether something is still there.
final class Fate: Sendable {
  private let gone: @Sendable () -> Void
  init(_ gone: @escaping @Sendable () -> Void) { self.gone = gone }
  deinit { gone() }
}
