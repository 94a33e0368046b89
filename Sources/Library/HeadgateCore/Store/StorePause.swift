package import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// What happens to actions while a tool shows another state than the latest one.
package enum StorePause: Hashable, Sendable {
  /// They wait, and are reduced when the store resumes.
  case holds
  /// They are dropped, as if they had not been sent.
  case drops
}

extension StoreCore {
  /// Shows a state to all readers, in place of the latest one. The store must be paused.
  package func show(_ value: State) {
    if present == nil { present = (state.pointee, actionNumber) }
    // Readers compare the number with the one that they have seen. No action has it.
    replaceState(value, number: actionNumber > UInt64.max / 2 ? actionNumber - 1 : UInt64.max)
  }

  /// Shows the latest state again, and reduces the actions that were held.
  package func resume() {
    if let present {
      self.present = nil
      replaceState(present.state, number: present.actionNumber)
    }
    tools.pause = nil
    if !isDraining { drain() }
  }

  /// The number of the last action, also while another state is shown.
  package var lastNumber: UInt64 { present?.actionNumber ?? actionNumber }

  /// The number of the actions that are held until the store resumes.
  package var heldActions: Int { tools.pause == nil ? 0 : machine.queue.count }

  /// The numbers of the running effects.
  package var runningEffects: [UInt64] { machine.runningOperations.map(\.number) }

  private func replaceState(_ value: State, number: UInt64) {
    // The old value is released after the readers have the new one: its end may run the user's code.
    let old = state.pointee
    state.pointee = value
    actionNumber = number
    frame.pointee.structuralChange = true
    publishChanges()
    withExtendedLifetime(old) {}
  }

  /// Cancels a running effect. Returns false if there is none with this number.
  package func cancelEffect(_ number: UInt64) -> Bool {
    guard let job = machine.operation(number) else { return false }
    machine.cancel(CancelRequest(jobs: [job], intervals: []), because: .tool)
    // A paused store performs its steps later. Until then the operation has left the tree, where a cancellation of its send would find it.
    if tools.pause != nil { job.cancelTask() }
    if !isDraining { drain() }
    return true
  }

  /// Returns a store with the same reducer, which a replay uses: it has another state and other dependencies, and nobody observes it.
  package func forReplay(_ initialState: State, dependencies: DependencyValues, isolation: any Actor) -> StoreCore {
    let copy = UnsafeMutablePointer<State>.allocate(capacity: 1)
    copy.initialize(to: initialState)
    return StoreCore(
      state: copy,
      reduction: reduction,
      reconciliation: reconciliation,
      dependencies: dependencies,
      callSite: callSite,
      isolation: isolation
    )
  }
}
