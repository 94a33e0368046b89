package import HeadgateRecordings

/// Adds the states of a replay to an index, one after the other.
package struct StateIndexer {
  private let index: StateIndex
  private var tree: JSONTree?
  private var changes: [StateChange] = []
  private var last: RecordedAction?

  /// How many changes are added at once.
  private static let batch = 2000

  /// - Parameter tree: The state after the last action in the index; nil for an empty index.
  package init(_ index: StateIndex, after tree: JSONTree?) {
    self.index = index
    self.tree = tree
  }

  /// Adds the first state of the recording, after the number before its first action.
  package mutating func begin(_ state: JSONTree, number: UInt64) throws(RecordingError) {
    try index.add(StateChange.between(nil, state, action: number), through: number, time: nil)
    tree = state
  }

  /// Adds the state after the next action.
  package mutating func add(_ state: JSONTree, after action: RecordedAction) throws(RecordingError) {
    changes += StateChange.between(tree, state, action: action.number)
    tree = state
    last = action
    if changes.count >= Self.batch { try finish() }
  }

  /// Adds what waits.
  package mutating func finish() throws(RecordingError) {
    guard let last else { return }
    try index.add(changes, through: last.number, time: last.time)
    changes.removeAll(keepingCapacity: true)
    self.last = nil
  }
}
