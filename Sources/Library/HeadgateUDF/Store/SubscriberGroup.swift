import Dispatch
import HeadgateSupport

/// A closure that receives states or actions until the subscription ends.
final class Subscriber<Value>: Sendable {
  private final class Receiver: @unchecked Sendable {
    // Sendable: the subscriber gave up the closure, which is called on one serial queue only.
    let closure: (Value) -> Void

    init(_ closure: @escaping (Value) -> Void) {
      self.closure = closure
    }
  }

  // The type is erased, so that a lock needs no type lookup for each of many subscribers.
  private let receiver: Locked<(any AnyObject & Sendable)?>

  init(_ receive: @escaping (Value) -> Void) {
    receiver = Locked(Receiver(receive))
  }

  /// Ends the subscription. On its queue, the closure is not called after this.
  func end() {
    // The closure is released outside of the lock: its deinitialization may end other subscriptions.
    withExtendedLifetime(receiver.exchange(nil)) {}
  }

  var isAlive: Bool { receiver.withLock { $0 != nil } }

  func callAsFunction(_ value: Value) {
    guard let receiver = receiver.withLock({ $0 }) else { return }
    // The receiver is created in `init`, with this type.
    unsafeDowncast(receiver, to: Receiver.self).closure(value)
  }
}

/// The subscribers of one store that are called on one queue. A change enqueues one block for all of them.
final class SubscriberGroup<State: Sendable>: Sendable {
  typealias Observer = Subscriber<State>
  typealias Listener = Subscriber<(state: State, action: any Action)>

  private struct Content {
    var observers: [Observer] = []
    var listeners: [Listener] = []
    /// Observers that have not received a state yet.
    var newcomers: [Observer] = []
    /// Observers that received a state when they were added, each with the version of that state.
    var toldAtOnce: [(observer: Observer, version: UInt64)] = []
    var heard: [(state: State, action: any Action, by: [Listener])] = []
    var isStale = false
    var isScheduled = false
    /// Whether observers or listeners have ended.
    var hasEnded = false
    /// The number of subscribers at which ended subscribers are removed when nothing changes.
    var limit = 16

    mutating func forgetEnded() {
      guard hasEnded else { return }
      hasEnded = false
      observers.removeAll { !$0.isAlive }
      listeners.removeAll { !$0.isAlive }
    }

    mutating func forgetEndedWhenMany() {
      guard observers.count + listeners.count > limit else { return }
      forgetEnded()
      limit = max(16, (observers.count + listeners.count) * 2)
    }
  }

  /// The actions and the state that one block delivers.
  private struct Batch {
    let heard: [(state: State, action: any Action, by: [Listener])]
    let observers: [Observer]
    let state: State?
  }

  private let content = Locked(Content())
  private let queue: DispatchQueue

  init(_ queue: DispatchQueue) {
    self.queue = queue
  }

  // MARK: Subscribing

  func add(_ observer: Observer, of root: RootSource<State>) {
    schedule(root) { content in
      content.forgetEndedWhenMany()
      content.observers.append(observer)
      content.newcomers.append(observer)
    }
  }

  /// Adds an observer that has already received the state of a version.
  func add(_ observer: Observer, toldOf version: UInt64) {
    content.withLock { content in
      content.forgetEndedWhenMany()
      content.observers.append(observer)
      // Only a change that is scheduled and not delivered yet could be delivered twice.
      if content.isStale { content.toldAtOnce.append((observer, version)) }
    }
  }

  func add(_ listener: Listener) {
    content.withLock { content in
      content.forgetEndedWhenMany()
      content.listeners.append(listener)
    }
  }

  func noteEnd() {
    content.withLock { $0.hasEnded = true }
  }

  var subscriberCount: Int { content.withLock { $0.observers.count + $0.listeners.count } }

  /// Whether there are listeners for actions.
  var isListening: Bool {
    content.withLock { content in
      content.forgetEnded()
      return !content.listeners.isEmpty
    }
  }

  /// Whether the group has no subscribers and no scheduled delivery.
  var isIdle: Bool {
    content.withLock { content in
      content.forgetEnded()
      return content.observers.isEmpty && content.listeners.isEmpty && !content.isScheduled
    }
  }

  // MARK: Delivering

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
      let hasContent = content.isStale || !content.newcomers.isEmpty || !content.heard.isEmpty
      guard hasContent, !content.isScheduled else { return false }
      content.isScheduled = true
      return true
    }
    if isDue { queue.async { [self] in deliver(root) } }
  }

  private func deliver(_ root: RootSource<State>) {
    // The actions and the state are taken at the same time, so that no listener receives an action after an observer
    // received its state.
    let batch = root.withState { state, version in take(state, version) }
    for (state, action, listeners) in batch.heard {
      for listener in listeners { listener((state, action)) }
    }
    guard let state = batch.state else { return }
    for observer in batch.observers { observer(state) }
  }

  private func take(_ state: State, _ version: UInt64) -> Batch {
    content.withLock { content in
      let toldAlready = content.toldAtOnce.filter { $0.version == version }.map { ObjectIdentifier($0.observer) }
      if content.isStale { content.forgetEnded() }
      var observers = content.isStale ? content.observers : content.newcomers
      if !toldAlready.isEmpty { observers.removeAll { toldAlready.contains(ObjectIdentifier($0)) } }
      let batch = Batch(heard: content.heard, observers: observers, state: observers.isEmpty ? nil : state)
      content.heard = []
      content.newcomers = []
      content.toldAtOnce = []
      content.isStale = false
      content.isScheduled = false
      return batch
    }
  }
}
