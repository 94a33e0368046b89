import Synchronization

/// Who read a state outside of Observation.
package final class StateObservers: Sendable {
  /// Receives the observers of each state that is read. The host sets it for views that do not use Observation.
  @TaskLocal package static var record: (@Sendable (StateObservers) -> Void)?

  private let actions = Mutex<[@Sendable () -> Void]>([])

  /// Calls an action once, before the next change.
  package func add(_ action: @escaping @Sendable () -> Void) { actions.withLock { $0.append(action) } }

  func notify() {
    let actions = actions.withLock { actions in
      defer { actions = [] }
      return actions
    }
    for action in actions { action() }
  }
}
