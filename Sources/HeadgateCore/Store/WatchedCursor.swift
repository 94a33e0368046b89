/// A node that somebody observes, and what they have seen.
struct WatchedCursor {
  weak var cursor: AnyStoreCursor?
  var seen: ObservedSnapshot
}
