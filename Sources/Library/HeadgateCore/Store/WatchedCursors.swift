/// An observed cursor, and the snapshot that its readers have seen.
struct WatchedCursor {
  weak var cursor: AnyStoreCursor?
  var seen: ObservedSnapshot
}

/// The observed cursors of a store.
struct WatchedCursors {
  var entries: [WatchedCursor] = []
  /// The number of entries after which those of deallocated cursors are removed.
  private var limit = 64
  /// Whether the entries are iterated. They must keep their positions then.
  var isIterating = false

  mutating func append(_ entry: WatchedCursor) {
    if !isIterating, entries.count >= limit {
      entries.removeAll { $0.cursor == nil }
      limit = max(64, entries.count * 2)
    }
    entries.append(entry)
  }
}
