import Dispatch

/// The queue on which a subscriber is called: one call at a time, in order.
struct Delivery: Hashable {
  static let main = Delivery(.main)

  private let queue: DispatchQueue
  private let identity: UInt

  init(_ queue: DispatchQueue) {
    self.queue = queue
    identity = Self.identity(of: queue)
  }

  /// Returns a serial queue that targets this queue.
  func makeSerial() -> DispatchQueue {
    self == .main ? .main : DispatchQueue(label: "headgate.subscribers", target: queue)
  }

  static func == (lhs: Delivery, rhs: Delivery) -> Bool { lhs.identity == rhs.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// Returns the address of the system's queue.
  ///
  /// Outside of Apple platforms, each access to the main queue or a global queue returns another object around one queue of
  /// the system. A label says nothing: any queue can have it.
  private static func identity(of queue: DispatchQueue) -> UInt {
    let wrapped = Mirror(reflecting: queue).descendant("__wrapped") as? OpaquePointer
    return wrapped.map { UInt(bitPattern: $0) } ?? UInt(bitPattern: ObjectIdentifier(queue))
  }
}
