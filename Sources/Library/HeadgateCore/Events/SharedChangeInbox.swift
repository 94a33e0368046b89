internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// The changes of shared values that the observers of a store are not notified of yet.
///
/// A change may be made on any thread, but observers belong to the actor of the store.
final class SharedChangeInbox: SharedChangeReceiver, @unchecked Sendable {
  // Sendable: `core` is read on the store's actor only, and its number only by its own reduction. `frame` is only compared. The
  // rest is constant or behind a lock.
  private weak var core: AnyStoreCore?
  private let owner: ActorReference
  private let effectLock: Locked<UInt8>
  private let frame: UnsafeMutablePointer<ReductionFrame>
  private let context: SharedContext
  private let inbox: ObserverInbox
  private let waiting = Locked<[SharedStateChange]>([])

  init(_ core: AnyStoreCore, inbox: ObserverInbox) {
    self.core = core
    self.inbox = inbox
    owner = core.owner
    effectLock = core.effectLock
    frame = core.frame
    context = core.dependencies.shared
    context.add(self)
  }

  deinit {
    context.remove(ObjectIdentifier(self))
  }

  func sharedValueChanged(_ change: SharedChange) {
    let isReducing = ReductionFrame.current == frame
    let change = SharedStateChange(change, cause: isReducing ? .action(core?.actionNumber ?? 0) : causeOutside())
    let isFirst = waiting.withLock { waiting in
      waiting.append(change)
      return waiting.count == 1
    }
    inbox.add(.sharedChange)
    // The store itself notifies at the end of its reduction.
    guard isFirst, !isReducing, let isolation = owner.actor else { return }
    Task { await tell(on: isolation) }
  }

  private func causeOutside() -> SharedStateChange.Cause {
    guard let run = TaskContext.current.effect as? EffectRun, run.isOf(effectLock) else { return .outside }
    return .effect(run.number)
  }

  private func tell(on isolation: isolated any Actor) {
    core?.noteSharedChanges()
  }

  func take() -> [SharedStateChange] { waiting.exchange([]) }
}

extension AnyStoreCore {
  /// Notifies observers of the changes of shared values since the last event.
  final func tellSharedChanges() {
    guard let sharedChanges = observers.sharedChanges else { return }
    for change in sharedChanges.take() { tell(.sharedStateChanged(change)) }
  }

  /// Notifies observers between two actions. Called on the store's actor.
  package final func noteSharedChanges() {
    telling { tellSharedChanges() }
    if !isDraining { drain() }
  }
}
