import Dispatch
import HeadgateSupport

/// One who is told of states or of actions, until the subscription ends.
final class Subscriber<Value>: Sendable {
  private final class Receiver: @unchecked Sendable {
    // Sendable: the closure was handed over by the subscriber, and is called on one serial queue only.
    let closure: (Value) -> Void

    init(_ closure: @escaping (Value) -> Void) {
      self.closure = closure
    }
  }

  // Without its type, so that the lock needs no look-up of types for each of a thousand.
  private let receiver: Locked<(any AnyObject & Sendable)?>

  init(_ receive: @escaping (Value) -> Void) {
    receiver = Locked(Receiver(receive))
  }

  /// Nothing begins after this.
  func end() {
    // What the closure holds goes outside of the lock: it may end other subscriptions.
    let last = receiver.withLock { receiver in
      defer { receiver = nil }
      return receiver
    }
    withExtendedLifetime(last) {}
  }

  var isAlive: Bool { receiver.withLock { $0 != nil } }

  func callAsFunction(_ value: Value) {
    guard let receiver = receiver.withLock({ $0 }) else { return }
    // It is made in `init`, of this type.
    unsafeDowncast(receiver, to: Receiver.self).closure(value)
  }
}

/// The subscribers of one store that are called on one queue: a change costs one block for all of them.
final class SubscriberGroup<State: Sendable>: Sendable {
  typealias Observer = Subscriber<State>
  typealias Listener = Subscriber<(state: State, action: any Action)>

  private struct Content {
    var observers: [Observer] = []
    var listeners: [Listener] = []
    /// Observers that have not been told of any state yet.
    var newcomers: [Observer] = []
    var heard: [(state: State, action: any Action, by: [Listener])] = []
    var isStale = false
    var isScheduled = false
    /// Some of the observers or listeners have ended.
    var hasEnded = false

    mutating func forgetEnded() {
      guard hasEnded else { return }
      hasEnded = false
      observers.removeAll { !$0.isAlive }
      listeners.removeAll { !$0.isAlive }
    }
  }

  private let content = Locked(Content())
  private let queue: DispatchQueue

  init(_ queue: DispatchQueue) {
    self.queue = queue
  }

  // MARK: Who is told

  func add(_ observer: Observer, of root: RootSource<State>) {
    schedule(root) { content in
      content.observers.append(observer)
      content.newcomers.append(observer)
    }
  }

  func add(toldAlready observer: Observer) {
    content.withLock { $0.observers.append(observer) }
  }

  func add(_ listener: Listener) {
    content.withLock { $0.listeners.append(listener) }
  }

  func noteEnd() {
    content.withLock { $0.hasEnded = true }
  }

  /// Whether somebody listens to actions.
  var isListening: Bool {
    content.withLock { content in
      content.forgetEnded()
      return !content.listeners.isEmpty
    }
  }

  // MARK: What they are told

  func noteChange(of root: RootSource<State>) {
    schedule(root) { content in
      if !content.observers.isEmpty { content.isStale = true }
    }
  }

  func note(_ action: any Action, _ state: State, of root: RootSource<State>) {
    schedule(root) { content in
      if !content.listeners.isEmpty { content.heard.append((state, action, content.listeners)) }
    }
  }

  private func schedule(_ root: RootSource<State>, _ change: (inout Content) -> Void) {
    let isDue = content.withLock { content in
      change(&content)
      let hasNews = content.isStale || !content.newcomers.isEmpty || !content.heard.isEmpty
      guard hasNews, !content.isScheduled else { return false }
      content.isScheduled = true
      return true
    }
    if isDue { queue.async { [self] in deliver(root) } }
  }

  private func deliver(_ root: RootSource<State>) {
    let (heard, observers) = content.withLock { content in
      defer {
        content.heard = []
        content.newcomers = []
        content.isStale = false
        content.isScheduled = false
      }
      guard content.isStale else { return (content.heard, content.newcomers) }
      content.forgetEnded()
      return (content.heard, content.observers)
    }
    for (state, action, listeners) in heard {
      for listener in listeners { listener((state, action)) }
    }
    guard !observers.isEmpty else { return }
    let state = root.state
    for observer in observers { observer(state) }
  }
}
