package import Headgate

/// The marks of one directory, with the number and the size of the marked rows that are shown.
///
/// The totals are stored: a screen shows them after every key, and a hundred thousand rows may be marked.
package nonisolated struct Marks: Equatable, Sendable, Codable {
  /// The marked rows. A row that is hidden keeps its mark, but it does not count, and nothing happens to it.
  package private(set) var ids: Set<Row.State.ID> = []
  /// The number of marked rows that are shown.
  package private(set) var count = 0
  package private(set) var bytes: Int64 = 0
  /// The number of directories that were not added up.
  package private(set) var unknown = 0

  package init() {}

  package init(_ ids: Set<Row.State.ID>, in rows: IdentifiedArrayOf<Row.State>, shown: [Row.State.ID]) {
    self.ids = ids
    update(rows, shown: shown)
  }

  package func contains(_ id: Row.State.ID) -> Bool { ids.contains(id) }

  /// Marks a shown row, or removes its mark.
  mutating func toggle(_ row: Row.State, in rows: IdentifiedArrayOf<Row.State>, shown: [Row.State.ID]) {
    let isMarked = ids.remove(row.id) == nil
    if isMarked { ids.insert(row.id) }
    if row.item.kind == .directory {
      // Its size may have changed since its mark was made.
      update(rows, shown: shown)
    } else {
      count += isMarked ? 1 : -1
      bytes += isMarked ? row.item.size : -row.item.size
    }
  }

  /// Ends the marks of rows that do not exist any more, and computes the totals again.
  mutating func update(_ rows: IdentifiedArrayOf<Row.State>, shown: [Row.State.ID]) {
    guard !ids.isEmpty else {
      self = Marks()
      return
    }
    ids = ids.filter { rows[id: $0] != nil }
    (count, bytes, unknown) = (0, 0, 0)
    for id in shown where ids.contains(id) {
      guard let row = rows[id: id] else { continue }
      count += 1
      if case .done(let size) = row.measurement {
        bytes += size.bytes
      } else if row.item.kind == .directory {
        unknown += 1
      } else {
        bytes += row.item.size
      }
    }
  }
}
