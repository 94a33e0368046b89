import BenchmarkMeasure
import HeadgateUDF

/// Scenarios of open actions. Their names begin with `u`.
enum OpenActionsScenarios {
  static let names = ["u-dispatch", "u-dispatch-held", "u-dispatch-waited-for", "u-fan-out-to-1000"]
  /// The cost of the same work without a store.
  static let floors = ["u-floor-queue", "u-floor-waited-for"]

  /// Repeats a scenario.
  static func repeating(_ name: String, _ count: Int) {
    switch name {
    case "u-dispatch": dispatching(count)
    case "u-dispatch-held": dispatchingBeforeReducing(count)
    case "u-dispatch-waited-for": waiting(count)
    case "u-fan-out-to-1000": FanOut().fire(count)
    case "u-floor-queue": queueing(count)
    case "u-floor-waited-for": handingOn(count)
    default: preconditionFailure("no scenario is called \(name)")
    }
  }

  /// Dispatches from one thread and waits for the last action.
  private static func dispatching(_ count: Int) {
    let store = Store(state: MeterState(), reducer: meterReducer)
    let done = DispatchSemaphore(value: 0)
    let subscription = store.scope { $0.count == count }.observe(on: DispatchQueue(label: "done")) { isDone in
      if isDone { done.signal() }
    }
    for _ in 0..<count { store.dispatch(Incremented()) }
    done.wait()
    subscription.dispose()
  }

  /// Dispatches all actions before the first one is reduced.
  ///
  /// So the drain task is resumed once, regardless of thread scheduling, and instructions can be counted.
  private static func dispatchingBeforeReducing(_ count: Int) {
    let isHeld = DispatchSemaphore(value: 0)
    let hold = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    let store = Store(state: MeterState(), reducer: meterReducer)
    let subscription = store.scope { $0.count == count }.observe(on: DispatchQueue(label: "done")) { isDone in
      if isDone { done.signal() }
    }
    store.dispatch(
      Held {
        isHeld.signal()
        hold.wait()
      }
    )
    isHeld.wait()
    for _ in 0..<count { store.dispatch(Incremented()) }
    hold.signal()
    done.wait()
    subscription.dispose()
  }

  /// Waits for each action before the next one is dispatched.
  private static func waiting(_ count: Int) {
    let store = Store(state: MeterState(), reducer: meterReducer)
    let done = DispatchSemaphore(value: 0)
    let subscription = store.onAction(on: DispatchQueue(label: "done")) { _, _ in done.signal() }
    for _ in 0..<count {
      store.dispatch(Incremented())
      done.wait()
    }
    subscription.dispose()
  }

  /// The minimum cost of passing an action to another thread: a block for each action, and a reducer call in it.
  private static func queueing(_ count: Int) {
    final class Box: @unchecked Sendable {
      // Sendable: accessed on the queue only, and after the last block.
      var state = MeterState()
    }
    let box = Box()
    let queue = DispatchQueue(label: "floor")
    for _ in 0..<count { queue.async { meterReducer(&box.state, Incremented()) } }
    queue.sync { consume(box.state.count) }
  }

  /// The minimum cost of a notification from another thread about work on a third thread: three threads wake one another.
  private static func handingOn(_ count: Int) {
    let work = DispatchQueue(label: "floor")
    let listener = DispatchQueue(label: "done")
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<count {
      work.async { listener.async { done.signal() } }
      done.wait()
    }
  }
}

/// A thousand components, each connected to its own field. One field changes.
final class FanOut {
  private let store = Store(state: MeterState(), reducer: meterReducer)
  private let gauges: [Gauge]
  private let told: Disposable
  private let done = DispatchSemaphore(value: 0)

  init() {
    let queue = DispatchQueue(label: "components")
    let store = store
    let ready = DispatchGroup()
    gauges = (0..<1_000).map { index in
      ready.enter()
      let isFirst = Once()
      let gauge = Gauge(on: queue) { if isFirst.take() { ready.leave() } }
      gauge.connect(to: store) { state, _ in state.fields[index] }
      return gauge
    }
    ready.wait()
    // The last observer that is called on the queue.
    told = store.observe(on: queue) { [done] _ in done.signal() }
    done.wait()
  }

  func fire(_ count: Int) {
    for index in 0..<count {
      store.dispatch(FieldChanged(index: index % 1_000))
      done.wait()
    }
    consume(gauges.count)
  }
}

/// Returns true once.
private final class Once: @unchecked Sendable {
  // Sendable: used on one queue only.
  private var isTaken = false
  func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }
}
