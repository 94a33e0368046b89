import Dispatch

/// The queue on which a subscriber is called: one call at a time, in order.
enum Delivery: Hashable {
  case main
  case shared(label: String, DispatchQueue)
  case own(DispatchQueue)

  init(_ queue: DispatchQueue) {
    // Outside of Apple platforms, each access to the main queue or a global queue returns another object. Their labels,
    // which the system sets, identify them.
    if queue.label == DispatchQueue.main.label {
      self = .main
    } else if queue.label.hasPrefix("com.apple.root.") {
      self = .shared(label: queue.label, queue)
    } else {
      self = .own(queue)
    }
  }

  /// Returns a serial queue that targets this queue.
  func makeSerial() -> DispatchQueue {
    switch self {
    case .main: .main
    case .shared(_, let target), .own(let target): DispatchQueue(label: "headgate.subscribers", target: target)
    }
  }

  static func == (lhs: Delivery, rhs: Delivery) -> Bool {
    switch (lhs, rhs) {
    case (.main, .main): true
    case (.shared(let lhs, _), .shared(let rhs, _)): lhs == rhs
    case (.own(let lhs), .own(let rhs)): lhs === rhs
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .main: break
    case .shared(let label, _): hasher.combine(label)
    case .own(let queue): hasher.combine(ObjectIdentifier(queue))
    }
  }
}
