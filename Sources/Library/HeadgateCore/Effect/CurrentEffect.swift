internal import HeadgateDependenciesRuntime
package import HeadgateSupport

/// The effect that the current task belongs to.
enum CurrentEffect {
  static var run: EffectRun? { TaskContext.current.effect as? EffectRun }
}

/// Registers tasks of a running effect for cancellation, without the type of the effect's actions.
protocol TaskRegistrar: Sendable {
  /// Registers a task with the effect owner. Returns nil if the store is deallocated.
  func register(_ id: CancelID, cancelInFlight: Bool, cancel: @escaping @Sendable () -> Void) async -> UInt64?
  func unregister(_ number: UInt64) async
  /// Cancels the effects with an id in the effect owner and its descendants, before it returns.
  func cancelTasks(_ id: CancelID)
  /// Starts an unstructured task in the same way as the tasks of the effect.
  func startTask(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never>
}

/// A function that starts a task of an effect on some executor.
package typealias TaskStarter =
  @Sendable (
    _ effect: EffectDescription,
    _ priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never>

/// The result of a dismissal that an effect requests.
package enum DismissalOutcome: Sendable {
  /// The parent received the dismissal, or the effect is cancelled, or the store is deallocated.
  case done
  /// No feature is presented.
  case nothingIsPresented
  /// The effect had already returned.
  case effectHasEnded(startedAt: CallSite)
}
