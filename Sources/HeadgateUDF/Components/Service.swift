public import Dispatch

/// Something that a store tells on a queue of its own, as long as it is there.
///
/// ```swift
/// func silence(_ one: some QueueBound) { one.disposer.dispose() }
/// ```
public protocol QueueBound: AnyObject, Sendable {
  /// The queue that it is told on: a serial one.
  var queue: DispatchQueue { get }
  /// Ends what connects it with stores, at the latest when it goes.
  var disposer: Disposer { get }
}

/// What is told in the background: on a serial queue that all services share, unless it has its own.
///
/// ```swift
/// let queue = tracker.queue
/// ```
public protocol Service: QueueBound {}

extension Service {
  /// A serial queue in the background, which all services share.
  ///
  /// ```swift
  /// let queue = tracker.queue
  /// ```
  public var queue: DispatchQueue { .services }
}

extension DispatchQueue {
  fileprivate static let services = DispatchQueue(label: "headgate.services", qos: .utility)
}
