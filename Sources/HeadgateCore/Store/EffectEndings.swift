internal import HeadgateSupport

/// What has happened to effects on other threads without their store knowing.
final class EffectEndings: Sendable {
  struct News: Sendable {
    /// Cancellations, of which the store learns before it learns of ends.
    var cancellations: [CancelRequest] = []
    /// The numbers of operations that have ended.
    var numbers: [UInt64] = []

    var isEmpty: Bool { numbers.isEmpty && cancellations.isEmpty }
  }
  private let news = Locked(News())

  /// Notes an end; true when so many are noted that the store should be told.
  func append(_ number: UInt64) -> Bool {
    news.withLock {
      $0.numbers.append(number)
      return $0.numbers.count >= 64
    }
  }

  /// Notes a cancellation.
  func append(_ request: CancelRequest) {
    news.withLock { $0.cancellations.append(request) }
  }

  var isEmpty: Bool { news.withLock { $0.isEmpty } }

  func take() -> News {
    news.withLock { news in
      defer { news = News() }
      return news
    }
  }

  /// Gets back the memory of what was taken, to be used again.
  func reuse(_ emptied: [UInt64]) {
    news.withLock { if $0.numbers.isEmpty { $0.numbers = emptied } }
  }
}
