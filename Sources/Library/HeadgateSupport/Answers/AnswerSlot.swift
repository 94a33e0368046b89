internal import HeadgateSupportC

/// Contains the exchange of a store. The frame of a reduction refers to this object, whose type is always the same.
package final class AnswerSlot: Sendable {
  package let exchange: any AnswerExchange

  package init(_ exchange: any AnswerExchange) {
    self.exchange = exchange
    Self.count(by: 1)
  }

  deinit {
    Self.count(by: -1)
  }

  /// The number of slots in the process.
  // The word is allocated once, never freed, and accessed by atomic operations only.
  private nonisolated(unsafe) static let active: UnsafeMutablePointer<UInt64> = {
    let word = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    word.initialize(to: 0)
    return word
  }()

  private static func count(by difference: Int) {
    _ = headgate_fetch_add(active, UInt64(bitPattern: Int64(difference)))
  }

  /// Whether an effect may have an exchange. Most processes record nothing, and look no further.
  package static var isAnyActive: Bool { headgate_load_relaxed(active) != 0 }

  /// The exchange of the store that reduces on the calling thread; nil outside of reductions, and while nobody records the store.
  package static var inReduction: (any AnswerExchange)? {
    // The store keeps the slot alive, and puts nothing else there.
    ReductionFrame.current?.pointee.answers.map {
      unsafeDowncast($0.takeUnretainedValue(), to: AnswerSlot.self).exchange
    }
  }
}
