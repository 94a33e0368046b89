import Headgate

/// Every directory of the stack has its own marks, and loses them when it is left.
extension Directory.State {
  /// The files that the next change is about: the marked ones that are shown, in their order, or the selected one.
  package var operands: [Path] {
    guard marks.count > 0 else { return selected.map { [$0.path] } ?? [] }
    return visible.filter { marks.contains($0) }.map { path.appending($0) }
  }

  /// Marks the selected row, or removes its mark, and moves down.
  mutating func toggleMark() {
    guard let row = selected else { return }
    marks.toggle(row, in: rows, shown: visible)
    cursor.move(.down, count: visible.count)
  }

  /// Marks all shown rows that are not marked, and only those.
  mutating func invertMarks() {
    marks = Marks(Set(visible).subtracting(marks.ids), in: rows, shown: visible)
  }
}
