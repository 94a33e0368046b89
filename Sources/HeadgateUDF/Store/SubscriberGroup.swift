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

  /// On its queue it is called no more after this.
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
    /// Observers that were told of a state when they came, each with the number of the reduction that had left it.
    var toldAtOnce: [(observer: Observer, version: UInt64)] = []
    var heard: [(state: State, action: any Action, by: [Listener])] = []
    var isStale = false
    var isScheduled = false
    /// Some of the observers or listeners have ended.
    var hasEnded = false
    /// So many there are before those that have ended are forgotten, where nothing changes.
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

  /// What one block has to tell.
  private struct News {
    let heard: [(state: State, action: any Action, by: [Listener])]
    let observers: [Observer]
    let state: State?
  }

  private let content = Locked(Content())
  private let queue: DispatchQueue

  init(_ queue: DispatchQueue) {
    self.queue = queue
  }

  // MARK: Who is told

  func add(_ observer: Observer, of root: RootSource<State>) {
    schedule(root) { content in
      content.forgetEndedWhenMany()
      content.observers.append(observer)
      content.newcomers.append(observer)
    }
  }

  /// Adds an observer that is told of the state of this reduction by whoever adds it.
  func add(_ observer: Observer, toldOf version: UInt64) {
    content.withLock { content in
      content.forgetEndedWhenMany()
      content.observers.append(observer)
      // Only what is told already and not delivered yet could be told again.
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

  /// Whether somebody listens to actions.
  var isListening: Bool {
    content.withLock { content in
      content.forgetEnded()
      return !content.listeners.isEmpty
    }
  }

  /// Whether nobody is in it, and nothing on its way.
  var isIdle: Bool {
    content.withLock { content in
      content.forgetEnded()
      return content.observers.isEmpty && content.listeners.isEmpty && !content.isScheduled
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
    // The actions and the state are taken at one moment, so that no action is heard behind a state that it has led to.
    let news = root.withState { state, version in take(state, version) }
    for (state, action, listeners) in news.heard {
      for listener in listeners { listener((state, action)) }
    }
    guard let state = news.state else { return }
    for observer in news.observers { observer(state) }
  }

  private func take(_ state: State, _ version: UInt64) -> News {
    content.withLock { content in
      let toldAlready = content.toldAtOnce.filter { $0.version == version }.map { ObjectIdentifier($0.observer) }
      if content.isStale { content.forgetEnded() }
      var observers = content.isStale ? content.observers : content.newcomers
      if !toldAlready.isEmpty { observers.removeAll { toldAlready.contains(ObjectIdentifier($0)) } }
      let news = News(heard: content.heard, observers: observers, state: observers.isEmpty ? nil : state)
      content.heard = []
      content.newcomers = []
      content.toldAtOnce = []
      content.isStale = false
      content.isScheduled = false
      return news
    }
  }
}
