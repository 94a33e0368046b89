/// A node that somebody observes, and what they looked at.
struct WatchedNode {
  enum Sight {
    /// A state that keeps its readers: they are those of the copies of this one.
    case extent(ObservationExtent)
    /// A state that does not, by its identity, and the readers that the node keeps for it.
    case identity(ObservableStateID, ObservationExtent)

    var readers: ObservationExtent {
      switch self {
      case .extent(let readers), .identity(_, let readers): readers
      }
    }

    /// Whether nothing was put in place of what was seen.
    func isStill(_ current: Sight?) -> Bool {
      switch (self, current) {
      case (.extent(let before), .extent(let now)): before == now
      // A payload that is not observable has no identity: it may be another one.
      case (.identity(let before, _), .identity(let now, _)): before == now && !now.isInert
      default: false
      }
    }
  }

  weak var node: AnyStoreNode?
  var sight: Sight
}
