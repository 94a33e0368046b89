/// Changes that the user asked for at once, and that are undone at once.
package nonisolated struct Job: Equatable, Sendable, Codable {
  package enum Kind: Equatable, Sendable, Codable {
    case rename, makeDirectory, trash, copy, move, undo
  }

  /// What is done when the name of a target is taken.
  package enum Choice: Equatable, Sendable, Codable {
    case keepBoth, skip
    /// The old file goes to the trash.
    case replace
  }

  package let kind: Kind
  package var steps: [FileStep]
  /// The step that runs.
  package var index = 0
  /// The changes so far, for the undo.
  package var changes: [FileChange] = []
  package var progress: TransferProgress?
  /// The answer to all further questions.
  package var choice: Choice?
  /// Whether the file in the way of the step goes to the trash first.
  package var isReplacing = false
  package var skipped: [Path] = []
  /// The first file that was copied and could not be removed at its old place.
  package var kept: Path?
  /// The copies of files that were to be moved, and are still at their old places, too.
  package var copies: [Path] = []
  package var losesAttributes = false

  package init(_ kind: Kind, _ steps: [FileStep]) {
    self.kind = kind
    self.steps = steps
  }

  /// The step to perform; nil when all are done.
  package var step: FileStep? {
    guard index < steps.count else { return nil }
    if isReplacing, case .transfer(let transfer) = steps[index] { return .trash(transfer.target) }
    return steps[index]
  }

  /// The steps to perform, in order.
  var rest: [FileStep] {
    let after = steps.dropFirst(isReplacing ? index : index + 1)
    return step.map { [$0] + after } ?? []
  }

  /// Takes the result of a step, and goes to the next one.
  mutating func take(_ result: StepResult) {
    progress = nil
    if let change = result.change, kind != .undo { changes.append(change) }
    skipped += result.skipped
    kept = kept ?? result.kept
    if let copy = result.copy { copies.append(copy) }
    losesAttributes = losesAttributes || result.losesAttributes
    if isReplacing { isReplacing = false } else { index += 1 }
  }

  /// Goes on after a question.
  mutating func take(_ choice: Choice) {
    guard index < steps.count, case .transfer(var transfer) = steps[index] else { return }
    switch choice {
    case .keepBoth:
      transfer.keepsBoth = true
      steps[index] = .transfer(transfer)
    case .skip: index += 1
    case .replace: isReplacing = true
    }
  }
}
