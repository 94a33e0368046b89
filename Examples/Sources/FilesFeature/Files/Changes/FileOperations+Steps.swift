extension FileOperations {
  func perform(
    _ step: FileStep,
    _ progress: @escaping @Sendable (TransferProgress) async -> Void,
    isStopped: @escaping @Sendable () -> Bool
  ) async throws -> StepResult {
    switch step {
    case .rename(let from, let to):
      try await move(from, to)
      return StepResult(.moved(from: from, to: to))
    case .makeDirectory(let path):
      try await makeDirectory(path)
      return StepResult(.created(path))
    case .trash(let path):
      return StepResult(.trashed(try await trash(path)))
    case .transfer(let transfer):
      return transfer.result(try await self.transfer(transfer, progress, isStopped))
    case .undo(.moved(let from, let to)):
      let transfer = Transfer(.move, to, to: from)
      return transfer.result(try await self.transfer(transfer, progress, isStopped))
    case .undo(.copied(_, let copy)):
      _ = try await trash(copy)
    case .undo(.created(let path)):
      try await removeEmptyDirectory(path)
    case .undo(.trashed(let file)):
      try await restore(file)
    }
    return StepResult(nil)
  }
}

nonisolated extension Transfer {
  fileprivate func result(_ result: TransferResult) -> StepResult {
    // A special file that was left out has no copy. A source that is partly there cannot be moved back.
    let isDone = result.skipped != [source] && result.kept == nil
    let change: FileChange =
      kind == .copy ? .copied(source, to: result.target) : .moved(from: source, to: result.target)
    var step = StepResult(isDone ? change : nil, skipped: result.skipped, kept: result.kept)
    step.copy = result.kept == nil ? nil : result.target
    step.losesAttributes = result.losesAttributes
    return step
  }
}
