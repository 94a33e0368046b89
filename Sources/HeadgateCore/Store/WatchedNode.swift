/// A node that somebody observes, and what they have seen.
struct WatchedNode {
  weak var node: AnyStoreNode?
  var seen: ObservedSnapshot
}
