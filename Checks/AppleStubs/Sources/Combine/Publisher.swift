/// A source of values over time.
///
/// - <https://developer.apple.com/documentation/combine/publisher> (M)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

/// <https://developer.apple.com/documentation/combine/subscriber> (M)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// <https://developer.apple.com/documentation/combine/cancellable> (M)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Cancellable {
  func cancel()
}

/// <https://developer.apple.com/documentation/combine/subscription> (M)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// <https://developer.apple.com/documentation/combine/subscribers> (M)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum Subscribers {
  /// The number of values that a subscriber wants. The stub knows none and all.
  public struct Demand: Equatable, Sendable {
    private let isUnlimited: Bool
    public static let unlimited = Demand(isUnlimited: true)
    public static let none = Demand(isUnlimited: false)
  }

  public enum Completion<Failure> where Failure: Error {
    case finished
    case failure(Failure)
  }
}

/// <https://developer.apple.com/documentation/combine/anycancellable> (M). It cancels when it is deallocated.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public final class AnyCancellable: Cancellable {
  private var cancellation: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { cancellation = cancel }

  public func cancel() {
    cancellation?()
    cancellation = nil
  }

  deinit { cancel() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Publisher {
  /// <https://developer.apple.com/documentation/combine/publisher/sink(receivecompletion:receivevalue:)> (M)
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void),
    receiveValue: @escaping ((Self.Output) -> Void)
  ) -> AnyCancellable {
    let sink = Sink<Output, Failure>(receiveCompletion, receiveValue)
    receive(subscriber: sink)
    return AnyCancellable { sink.cancel() }
  }
}

private final class Sink<Input, Failure: Error>: Subscriber {
  private var subscription: (any Subscription)?
  private let completed: (Subscribers.Completion<Failure>) -> Void
  private let received: (Input) -> Void

  init(_ completed: @escaping (Subscribers.Completion<Failure>) -> Void, _ received: @escaping (Input) -> Void) {
    self.completed = completed
    self.received = received
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    received(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    completed(completion)
    subscription = nil
  }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }
}
