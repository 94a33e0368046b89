import HeadgateDependenciesRuntime
import HeadgateSupport
import HeadgateSupportC

/// Collects the changes of shared values that one reduction makes, with one entry for each value.
final class SharedChangesOfReduction: SharedChangeReceiver, @unchecked Sendable {
  // Sendable: the list is behind a lock, and the values in it are used by the reduction only. The rest is constant.
  private struct Changes: @unchecked Sendable {
    var all: [SharedChange] = []
  }
  private let context: SharedContext
  private let thread = headgate_thread_identity()
  private let changes = Locked(Changes())

  init(_ context: SharedContext) {
    self.context = context
    context.add(self)
  }

  func sharedValueChanged(_ change: SharedChange) {
    // Other threads change values meanwhile.
    guard headgate_thread_identity() == thread else { return }
    changes.withLock { $0.all.append(change) }
  }

  /// Ends the collection. Returns each value as it was before the reduction and as it is after it.
  func take() -> [SharedChange] {
    context.remove(ObjectIdentifier(self))
    var merged: [SharedChange] = []
    for change in changes.withLock({ $0.all }) {
      guard let index = merged.firstIndex(where: { $0.reference == change.reference }) else {
        merged.append(change)
        continue
      }
      let first = merged[index]
      merged[index] = SharedChange(
        reference: first.reference,
        name: first.name,
        type: first.type,
        old: first.old,
        new: change.new
      )
    }
    return merged
  }
}
