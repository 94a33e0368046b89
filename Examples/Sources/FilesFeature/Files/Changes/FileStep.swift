/// One step of a job.
package nonisolated enum FileStep: Equatable, Sendable, Codable {
  case rename(Path, to: Path)
  case makeDirectory(Path)
  case trash(Path)
  case transfer(Transfer)
  case undo(FileChange)

  /// The file that the step is about.
  package var path: Path {
    switch self {
    case .rename(let path, _), .makeDirectory(let path), .trash(let path): path
    case .transfer(let transfer): transfer.source
    case .undo(let change): change.path
    }
  }
}
