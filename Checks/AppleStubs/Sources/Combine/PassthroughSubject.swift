import Foundation

/// A publisher whose values come from its owner. Any thread can use it, as in Combine.
///
/// - <https://developer.apple.com/documentation/combine/passthroughsubject> (M)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public final class PassthroughSubject<Output, Failure>: Publisher where Failure: Error {
  private final class Inner: Subscription {
    let lock: NSRecursiveLock
    var send: ((Output) -> Void)?
    var complete: ((Subscribers.Completion<Failure>) -> Void)?

    init(lock: NSRecursiveLock) { self.lock = lock }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      lock.withLock {
        send = nil
        complete = nil
      }
    }
  }

  // Recursive: a subscriber may cancel or send while it receives.
  private let lock = NSRecursiveLock()
  private var subscriptions: [Inner] = []

  public init() {}

  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    let subscription = Inner(lock: lock)
    subscription.send = { _ = subscriber.receive($0) }
    subscription.complete = { subscriber.receive(completion: $0) }
    lock.withLock {
      subscriber.receive(subscription: subscription)
      subscriptions.append(subscription)
    }
  }

  public func send(_ input: Output) {
    lock.withLock {
      for subscription in subscriptions { subscription.send?(input) }
    }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      for subscription in subscriptions { subscription.complete?(completion) }
      subscriptions = []
    }
  }

  /// The number of subscriptions that receive values. Not a declaration of Combine.
  public var _subscriptionCount: Int { lock.withLock { subscriptions.count { $0.send != nil } } }
}
