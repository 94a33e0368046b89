nonisolated extension Job {
  /// How a job ended.
  enum End {
    case done, stopped
    case failed(FileProblem)
  }

  /// A description of the result: one sentence without a full stop.
  func text(_ end: End) -> String {
    var parts: [String] = []
    switch end {
    case .done:
      parts.append(doneText)
    case .stopped:
      parts.append("Stopped: \(count) of \(steps.count) \(participle)")
    case .failed(let problem):
      parts.append(problem.changeText)
      if steps.count > 1 { parts.append("\(count) of \(steps.count) \(participle)") }
    }
    if let first = skipped.first {
      let others = skipped.count > 1 ? " and \(skipped.count - 1) more" : ""
      parts.append("\(first.name.short)\(others) left out: pipes, sockets and devices are not copied")
    }
    if kind == .move, !isOnlyCopy, !copies.isEmpty {
      parts.append("\(copies.count) \(copies.count == 1 ? "is" : "are") copied and not removed")
    }
    if let kept { parts.append("\(kept.name.short) is still at its old place") }
    if losesAttributes { parts.append("not all extended attributes are kept") }
    return parts.joined(separator: "; ")
  }

  /// The name to select; nil when names are gone.
  var selection: Path? {
    switch kind {
    case .undo: if index > 0, case .undo(let change) = steps[index - 1] { change.undonePath } else { nil }
    default: changes.last { if case .trashed = $0 { false } else { true } }?.donePath ?? copies.last
    }
  }

  private var doneText: String {
    if kind == .undo {
      guard steps.count == 1, case .undo(let change) = steps[0] else { return "\(steps.count) changes are undone" }
      return change.undoneText
    }
    if isOnlyCopy, case .transfer(let transfer) = steps[0] {
      return FileChange.copied(transfer.source, to: copies[0]).doneText
    }
    if steps.count == 1, count == 1, let change = changes.last { return change.doneText }
    let ending = kind == .trash ? "; u brings them back" : ""
    return (count == 1 ? "1 entry is " : "\(count == 0 ? "No" : "\(count)") entries are ") + participle + ending
  }

  /// Whether the job was to move one file, which is now at both places.
  private var isOnlyCopy: Bool { kind == .move && steps.count == 1 && copies.count == 1 }

  /// The number of files that changed. Files that were replaced do not count.
  private var count: Int {
    switch kind {
    case .undo: index
    case .trash: changes.count
    default: changes.count { if case .trashed = $0 { false } else { true } }
    }
  }

  private var participle: String {
    switch kind {
    case .rename: "renamed"
    case .makeDirectory: "created"
    case .trash: "in the trash"
    case .copy: "copied"
    case .move: "moved"
    case .undo: "undone"
    }
  }
}
