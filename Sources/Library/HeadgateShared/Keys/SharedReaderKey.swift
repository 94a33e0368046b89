/// A place where a shared value is loaded from, such as a server or a setting.
///
/// References with equal ids, and values of one type, see one value.
///
/// ```swift
/// struct Answer: SharedReaderKey {
///   let id = "answer"
///   func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) { continuation.resume(returning: 42) }
///   func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
///     SharedSubscription {}
///   }
/// }
/// ```
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The type of the id.
  associatedtype ID: Hashable = Self

  /// The identity of the place.
  var id: ID { get }

  /// Loads the value, and resumes the continuation once, on any thread.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Begins to pass changes of the place to the subscriber, on any thread, until the subscription is cancelled.
  func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}
