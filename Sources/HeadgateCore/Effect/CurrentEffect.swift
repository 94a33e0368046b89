internal import HeadgateDependenciesRuntime
package import HeadgateSupport

/// The effect that the current task runs for.
enum CurrentEffect {
  static var run: (any TaskRegistrar)? { TaskContext.current.effect as? EffectRun }
}

/// A running effect, for those who do not know its actions.
protocol TaskRegistrar: Sendable {
  /// Names a task in the place of the effect; nil when the store is gone.
  func register(_ id: CancelID, cancelInFlight: Bool, cancel: @escaping @Sendable () -> Void) async -> UInt64?
  func unregister(_ number: UInt64) async
  /// Cancels what runs under an id in the place of the effect and below, before it returns.
  func cancelTasks(_ id: CancelID)
  /// Whether the effect belongs to a feature that is presented.
  var isPresented: Bool { get }
  /// Asks for the end of the presentation around the effect.
  func dismiss() async -> DismissalOutcome
  /// Starts an unstructured task where the tasks of the effect run.
  func startTask(priority: TaskPriority?, _ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never>
}

/// Starts a task of an effect on some executor.
package typealias TaskStarter =
  @Sendable (
    _ effect: EffectDescription,
    _ priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never>

/// What came of the wish of an effect to end the presentation around it.
package enum DismissalOutcome: Sendable {
  /// The parent was told, or nobody is there any more to be told.
  case done
  /// Nothing is presented.
  case nothingIsPresented
  /// The effect has returned before.
  case effectHasEnded(startedAt: CallSite)
}
