import FilesFeature
import Terminal

/// A running change, in the line of the status.
struct JobScreen {
  let line: Line

  /// Returns nil when no change runs.
  init?(_ state: Operations.State) {
    guard let job = state.job, let step = job.step else { return nil }
    line = Line("  " + Self.text(job, step, isStopping: state.isStopping).printable, Style(.yellow))
  }

  private static func text(_ job: Job, _ step: FileStep, isStopping: Bool) -> String {
    let position = job.steps.count > 1 ? " (\(grouped(job.index + 1)) of \(grouped(job.steps.count)))" : ""
    if isStopping { return "Stopping\(position)…" }
    let text = "\(verb(job.kind)) \(step.path.name.short)\(position)"
    guard let progress = job.progress else { return text + "…; esc stops" }
    return text
      + ": \(grouped(progress.files)) of \(counted(progress.allFiles, "file"))"
      + ", \(byteCount(progress.bytes)) of \(byteCount(progress.allBytes)); esc stops"
  }

  private static func verb(_ kind: Job.Kind) -> String {
    switch kind {
    case .rename: "Renaming"
    case .makeDirectory: "Making"
    case .trash: "Moving to the trash:"
    case .copy: "Copying"
    case .move: "Moving"
    case .undo: "Undoing"
    }
  }
}
