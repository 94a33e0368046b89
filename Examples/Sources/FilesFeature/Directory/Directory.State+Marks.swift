import Headgate

/// The marks of one directory. Every directory of the stack has its own, and loses them when it is left.
extension Directory.State {
  /// The marked rows that are shown, in their order. A row that is hidden keeps its mark, but nothing happens to it.
  package var marked: [Row.State] {
    marks.isEmpty ? [] : visible.lazy.filter { marks.contains($0) }.compactMap { rows[id: $0] }
  }

  /// The files that the next change is about: the marked ones, or the selected one.
  package var operands: [Path] {
    let marked = marked
    return marked.isEmpty ? selected.map { [$0.path] } ?? [] : marked.map(\.path)
  }

  /// Marks the selected row, or removes its mark, and moves down.
  mutating func toggleMark() {
    guard let id = selected?.id else { return }
    if marks.remove(id) == nil { marks.insert(id) }
    cursor.move(.down, count: visible.count)
  }

  /// Marks all shown rows that are not marked, and only those.
  mutating func invertMarks() {
    marks = Set(visible).subtracting(marks)
  }

  /// Ends the marks of files that are not there any more.
  mutating func removeLostMarks() {
    if !marks.isEmpty { marks = marks.filter { rows[id: $0] != nil } }
  }
}
