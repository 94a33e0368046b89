/// What a running transfer needs from its caller.
nonisolated struct TransferControl: Sendable {
  let progress: @Sendable (TransferProgress) async -> Void
  let isStopped: @Sendable () -> Bool

  /// Throws when the user has stopped the transfer.
  func check(at path: Path) throws {
    if isStopped() || Task.isCancelled { throw FileProblem(.stopped, at: path) }
  }
}
