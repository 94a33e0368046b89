import Headgate

/// Filters and sorts rows: directories first, unless a setting mixes them with the files.
nonisolated struct Arrangement {
  private struct Key {
    var id: Row.State.ID
    var isEnterable: Bool
    var number: Double
    var name: String
  }

  let settings: Settings

  init(_ settings: Settings) {
    self.settings = settings
  }

  func visible(_ rows: IdentifiedArrayOf<Row.State>) -> [Row.State.ID] {
    var keys: [Key] = []
    keys.reserveCapacity(rows.count)
    for row in rows where settings.showsHidden || !row.item.isHidden { keys.append(key(row)) }
    keys.sort(by: precedes)
    return keys.map(\.id)
  }

  private func key(_ row: Row.State) -> Key {
    let number =
      switch settings.order {
      case .name: 0.0
      case .size: Double(row.size ?? -1)
      case .date: row.item.modified?.timeIntervalSince1970 ?? -.infinity
      }
    let isEnterable = settings.showsDirectoriesFirst && row.item.isEnterable
    return Key(id: row.id, isEnterable: isEnterable, number: number, name: naturalKey(row.item.name.string))
  }

  /// Returns whether one row is before another: the largest and the latest first, names from A to Z; reversed by a setting.
  private func precedes(_ lhs: Key, _ rhs: Key) -> Bool {
    guard lhs.isEnterable == rhs.isEnterable else { return lhs.isEnterable }
    let (first, second) = settings.isReversed ? (rhs, lhs) : (lhs, rhs)
    guard first.number == second.number else { return first.number > second.number }
    // Names that are not text, and names that Unicode regards as equal, have an order, too.
    return first.name == second.name ? first.id < second.id : first.name < second.name
  }
}
