import FilesFeature
import Foundation

extension Job {
  /// Describes a step that runs, with its progress.
  func text(of step: FileStep, _ unit: Settings.SizeUnit) -> String {
    let position = steps.count > 1 ? " (\((index + 1).formatted()) of \(steps.count.formatted()))" : ""
    let text = "\(verb) \(step.path.name.short)\(position)"
    guard let progress else { return text + "…" }
    let files = "\(progress.files.formatted()) of \(countText(progress.allFiles, "file"))"
    let bytes = "\(byteText(progress.bytes, unit)) of \(byteText(progress.allBytes, unit))"
    return "\(text): \(files), \(bytes)"
  }

  private var verb: String {
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
