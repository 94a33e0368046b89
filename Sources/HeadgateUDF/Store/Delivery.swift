import Dispatch

/// The queue that a subscriber is called on: one call at a time, in order.
enum Delivery: Hashable {
  case main
  case queue(DispatchQueue)

  init(_ queue: DispatchQueue) {
    self = queue === DispatchQueue.main ? .main : .queue(queue)
  }

  /// A queue that calls one after the other, on the one that was asked for.
  func makeSerial() -> DispatchQueue {
    switch self {
    case .main: .main
    case .queue(let target): DispatchQueue(label: "headgate.subscribers", target: target)
    }
  }

  static func == (lhs: Delivery, rhs: Delivery) -> Bool {
    switch (lhs, rhs) {
    case (.main, .main): true
    case (.queue(let lhs), .queue(let rhs)): lhs === rhs
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    if case .queue(let queue) = self { hasher.combine(ObjectIdentifier(queue)) }
  }
}
