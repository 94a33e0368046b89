internal import HeadgateSupport

/// What the running effects of a store share: the way to the store, and what the store does not know yet.
final class EffectHost: @unchecked Sendable {
  // Sendable: `core` is read on the actor of the store only, and never written again. The rest is constant or behind a lock.
  private(set) weak var core: ActionCore?
  let taskStarter: TaskStarter?
  let owner: ActorReference
  /// The lock of all lifetimes and places of the store.
  let effectLock: Locked<UInt8>

  /// What has happened to effects on other threads without their store knowing.
  struct News: Sendable {
    /// Cancellations, of which the store learns before it learns of ends.
    var cancellations: [CancelRequest] = []
    /// The numbers of operations that have ended.
    var numbers: [UInt64] = []

    var isEmpty: Bool { numbers.isEmpty && cancellations.isEmpty }
  }
  private let news = Locked(News())

  init(_ core: ActionCore) {
    self.core = core
    owner = core.owner
    taskStarter = core.taskStarter
    effectLock = core.effectLock
  }

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

  var hasNews: Bool { news.withLock { !$0.isEmpty } }

  func takeNews() -> News {
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
