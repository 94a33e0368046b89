import FilesFeature
import Headgate

extension Directory.State {
  /// Marks one more row.
  mutating func mark(_ names: FileName...) {
    marks = Marks(marks.ids.union(names), in: rows, shown: visible)
  }

  /// What reading a directory makes of the state: all its rows, of which some are shown, and one is selected.
  mutating func show(_ visible: [FileName], of disk: FakeDisk = .home, selecting name: FileName? = nil) {
    phase = .ready
    rows = disk.rows(of: path)
    self.visible = visible
    awaited = nil
    cursor.place(at: name.flatMap(visible.firstIndex(of:)) ?? 0, count: visible.count)
  }
}

extension FakeDisk {
  /// The rows of a directory in the order in which the disk lists them.
  func rows(of path: Path) -> IdentifiedArrayOf<Row.State> {
    IdentifiedArray(uniqueElements: (directories[path.string] ?? []).map { Row.State($0, in: path) })
  }
}
