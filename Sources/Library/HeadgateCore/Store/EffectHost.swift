internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// The state that the running effects of a store share: a reference to the store, and its inbox.
final class EffectHost: @unchecked Sendable {
  // Sendable: `core` is read on the store's actor only, and never written again. The rest is constant or behind a lock.
  private(set) weak var core: AnyStoreCore?
  let taskStarter: TaskStarter?
  let owner: ActorReference
  /// The lock of all work and effect owners of the store.
  let effectLock: Locked<UInt8>

  /// The cancellations and ends of effects that occurred on other threads.
  struct Inbox: Sendable {
    /// Cancellations. The store processes them before the ends.
    var cancellations: [CancelRequest] = []
    /// The numbers of operations that have ended.
    var numbers: [UInt64] = []

    var isEmpty: Bool { numbers.isEmpty && cancellations.isEmpty }
  }
  private let inbox = Locked(Inbox())
  private let currentAnswers = Locked<AnswerSlot?>(nil)
  /// Sees the answers of dependencies to effects.
  var answers: AnswerSlot? {
    get { currentAnswers.withLock { $0 } }
    set { withExtendedLifetime(currentAnswers.exchange(newValue)) {} }
  }
  /// Limits the reports of effects that follow one another without end.
  let reportLimit = ReportLimit()

  private static let providesReportLimit: Void = ReportLimit.setSource {
    (TaskContext.current.effect as? EffectRun)?.reportLimit
  }

  init(_ core: AnyStoreCore) {
    self.core = core
    owner = core.owner
    taskStarter = core.tools.taskStarter
    effectLock = core.effectLock
    Self.providesReportLimit
  }

  /// Adds an ended operation. Returns true when so many are stored that the store must process them.
  func append(_ number: UInt64) -> Bool {
    inbox.withLock {
      $0.numbers.append(number)
      return $0.numbers.count >= 64
    }
  }

  /// Adds a cancellation.
  func append(_ request: CancelRequest) {
    inbox.withLock { $0.cancellations.append(request) }
  }

  /// Empties the inbox. Returns nil if nothing was in it.
  func emptyInbox() -> Inbox? {
    inbox.withLock { inbox in
      guard !inbox.isEmpty else { return nil }
      defer { inbox = Inbox() }
      return inbox
    }
  }

  /// Keeps the memory of processed numbers for reuse.
  func reuse(_ emptied: [UInt64]) {
    inbox.withLock { if $0.numbers.isEmpty { $0.numbers = emptied } }
  }
}
