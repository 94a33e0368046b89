/// A publisher whose values come from its owner. The stub is used by one thread at a time.
///
/// - <https://developer.apple.com/documentation/combine/passthroughsubject> (M)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public final class PassthroughSubject<Output, Failure>: Publisher where Failure: Error {
  private final class Inner: Subscription {
    var send: ((Output) -> Void)?
    var complete: ((Subscribers.Completion<Failure>) -> Void)?

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      send = nil
      complete = nil
    }
  }

  private var subscriptions: [Inner] = []

  public init() {}

  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    let subscription = Inner()
    subscription.send = { _ = subscriber.receive($0) }
    subscription.complete = { subscriber.receive(completion: $0) }
    subscriptions.append(subscription)
    subscriber.receive(subscription: subscription)
  }

  public func send(_ input: Output) {
    for subscription in subscriptions { subscription.send?(input) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for subscription in subscriptions { subscription.complete?(completion) }
    subscriptions = []
  }

  /// The number of subscriptions that receive values. Not a declaration of Combine.
  public var _subscriptionCount: Int { subscriptions.count { $0.send != nil } }
}
