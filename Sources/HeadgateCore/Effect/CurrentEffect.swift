/// The effect that the current task runs for.
enum CurrentEffect {
  @TaskLocal static var run: (any RunningEffect)?
}

/// A running effect, for those who do not know its actions.
protocol RunningEffect: Sendable {
  /// Names a task in the place of the effect; nil when the store is gone.
  func register(_ id: CancelID, cancelInFlight: Bool, cancel: @escaping @Sendable () -> Void) async -> UInt64?
  func unregister(_ number: UInt64) async
  func cancelTasks(_ id: CancelID) async
}
