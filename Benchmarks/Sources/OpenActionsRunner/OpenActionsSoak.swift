import CAllocations
import HeadgateUDF

/// `open-actions-benchmark soak`: 64 threads that dispatch 100,000 actions each, and the memory of a waiting action.
enum OpenActionsSoak {
  struct Noted: Action {
    let thread: Int
    let number: Int
  }

  struct Tally: Sendable {
    var last = [Int](repeating: -1, count: 64)
    var count = 0
    var isInOrder = true
  }

  static func run() -> Bool {
    let tally: Reducer<Tally> = { tally, action in
      guard let action = action as? Noted else { return }
      if tally.last[action.thread] + 1 != action.number { tally.isInOrder = false }
      tally.last[action.thread] = action.number
      tally.count += 1
    }
    // Warms up threads, types and the blocks that queues and threads keep. Their number grows for a few runs only.
    for _ in 0..<3 { _ = dispatching(100_000, Store(state: Tally(), reducer: tally)) }
    let before = settledBlocks()
    let bytesBefore = allocations_bytes()
    let result = dispatching(100_000, Store(state: Tally(), reducer: tally))
    var holds = true
    func expect(_ condition: Bool, _ claim: String) {
      print(condition ? "holds " : "FAILS ", claim)
      if !condition { holds = false }
    }
    expect(result.count == 6_400_000, "64 threads of 100,000 actions: \(result.count) were reduced")
    expect(result.isInOrder, "each thread keeps its order")
    let after = settledBlocks()
    expect(Double(after) <= Double(before) * 1.1, "memory is back: \(after) blocks, \(before) before")
    let bytes = allocations_bytes()
    expect(Double(bytes) <= Double(bytesBefore) * 1.1, "memory is back: \(bytes) bytes, \(bytesBefore) before")
    if let bytes = bytesOfAWaitingAction() {
      expect(bytes <= 64, "a waiting action takes \(String(format: "%.1f", bytes)) bytes")
    }
    return holds
  }

  private static func dispatching(_ count: Int, _ store: Store<Tally>) -> Tally {
    let done = DispatchSemaphore(value: 0)
    let subscription = store.scope { $0.count == 64 * count }.observe(on: DispatchQueue(label: "done")) {
      if $0 { done.signal() }
    }
    let threads = (0..<64).map { thread in
      Thread { for number in 0..<count { store.dispatch(Noted(thread: thread, number: number)) } }
    }
    for thread in threads { thread.start() }
    done.wait()
    subscription.dispose()
    return store.state
  }

  private static func settledBlocks() -> UInt64 {
    var last = UInt64.max
    var same = 0
    for _ in 0..<100 where same < 5 {
      Thread.sleep(forTimeInterval: 0.2)
      let live = allocations_live()
      same = live == last ? same + 1 : 0
      last = live
    }
    return last
  }

  /// Returns the additional memory for each waiting action; nil where the allocator does not count bytes.
  private static func bytesOfAWaitingAction() -> Double? {
    guard allocations_bytes() > 0 else { return nil }
    let isHeld = DispatchSemaphore(value: 0)
    let hold = DispatchSemaphore(value: 0)
    let store = Store(state: 0) { state, action in
      if state == 0 {
        isHeld.signal()
        hold.wait()
      }
      state += 1
    }
    store.dispatch(Noted(thread: 0, number: 0))
    isHeld.wait()
    let count = 1_000_000
    let before = allocations_bytes()
    for number in 0..<count { store.dispatch(Noted(thread: 0, number: number)) }
    let after = allocations_bytes()
    hold.signal()
    return Double(after - before) / Double(count)
  }
}
