/// An observed cursor, and the snapshot that its readers have seen.
struct WatchedCursor {
  weak var cursor: AnyStoreCursor?
  var seen: ObservedSnapshot
}
