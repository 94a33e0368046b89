package import HeadgateSupport

/// What tests and tools set in a store, and what the store notes for them.
package struct StoreTools {
  /// Starts the tasks of effects in place of `Task.init`. A test store runs the tasks on an executor of its own.
  package var taskStarter: TaskStarter?
  /// Receives the operations of effects instead of a task. A test sets it to perform the steps of operations itself.
  var operationStarter: ((EffectRun) -> Void)?
  /// Called when a feature that is not presented dismisses itself. Set by a test store.
  package var onDismiss: (() -> Void)?
  /// Set by an observer during a drain. After the current action is reduced, queued actions are dropped and effects are cancelled.
  package var isAbandoningChain = false
  /// What happens to actions while a tool shows another state; nil in the normal mode.
  package var pause: StorePause?
  /// The number of the last action whose reduction returned an effect.
  package var lastAnswered: UInt64 = 0
  /// See ``AnyStoreCore/answers``.
  fileprivate var answers: AnswerSlot?
}

extension AnyStoreCore {
  /// Sees the answers of dependencies; nil while nobody records the store.
  package final var answers: AnswerSlot? {
    get { tools.answers }
    set {
      let old = tools.answers
      tools.answers = newValue
      frame.pointee.answers = newValue.map { Unmanaged.passUnretained($0) }
      madeHost?.answers = newValue
      // Released after the access.
      withExtendedLifetime(old) {}
    }
  }

  /// Sets the step of the test that the next reductions belong to, for their reports.
  package final func noteTestStep(_ step: CallSite) { frame.pointee.testStep = step }

  /// Whether a reducer of the store has called another reducer directly.
  package final var hasDirectReductions: Bool { frame.pointee.hasDirectReductions }

  /// Whether more operations wait to start after the one that is starting.
  package final var hasMoreToStart: Bool { !machine.starts.isEmpty }

  /// Whether an effect is a timer whose end has no result, so that a test need not wait for it.
  package final func isIdleTimer(_ number: UInt64) -> Bool {
    machine.isIdleTimer(number)
  }
}
