public import Dispatch

/// An object that a store calls on the queue of the object.
public protocol QueueBound: AnyObject, Sendable {
  /// The serial queue on which a store calls the object.
  var queue: DispatchQueue { get }
  /// Ends the subscriptions to stores, at the latest when the disposer is deallocated.
  var disposer: Disposer { get }
}

/// An object that a store calls in the background. Its queue is a serial queue that all services share, unless it declares
/// its own.
public protocol Service: QueueBound {}

extension Service {
  /// A serial background queue that all services share.
  public var queue: DispatchQueue { .services }
}

extension DispatchQueue {
  fileprivate static let services = DispatchQueue(label: "headgate.services", qos: .utility)
}
