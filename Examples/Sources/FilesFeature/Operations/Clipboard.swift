/// Files to copy or to move to a directory that the user chooses later.
package nonisolated struct Clipboard: Equatable, Sendable, Codable {
  package var kind: Transfer.Kind
  package var paths: [Path]

  package init(_ kind: Transfer.Kind, _ paths: [Path]) {
    self.kind = kind
    self.paths = paths
  }

  /// A description of what to do next: one sentence without a full stop.
  var text: String {
    let what = paths.count == 1 ? "\(paths[0].name.short)" : "\(paths.count) entries"
    return "\(what) to \(kind == .copy ? "copy" : "move"): go to a directory and press p"
  }

  /// The job that puts the files into a directory.
  func job(into directory: Path) -> Job {
    Job(
      kind == .copy ? .copy : .move,
      paths.map { .transfer(Transfer(kind, $0, to: directory.appending($0.name))) }
    )
  }
}
