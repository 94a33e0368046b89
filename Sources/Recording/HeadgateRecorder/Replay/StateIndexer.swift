package import HeadgateRecordings

/// Adds the states of a replay to an index, one after the other.
package struct StateIndexer {
  private let index: StateIndex
  /// The last state that was added.
  package private(set) var tree: JSONTree?
  /// The last action in the index.
  private var known: UInt64?
  /// Whether another process has added states, so that these are left out.
  package private(set) var isOutdated = false
  private var changes: [StateChange] = []
  private var last: (number: UInt64, time: Int64, reads: Int)?

  /// How many changes are added at once.
  private static let batch = 2000

  /// - Parameters:
  ///   - known: The last action in the index; nil for an empty index.
  ///   - tree: The state after this action.
  package init(_ index: StateIndex, after known: UInt64?, _ tree: JSONTree?) {
    self.index = index
    self.known = known
    self.tree = tree
  }

  /// Adds the first state of the recording, after the number before its first action, or another first state, because other code changed a
  /// shared value.
  ///
  /// - Parameter reads: How many changes of shared values belong to this number.
  package mutating func begin(_ state: JSONTree, number: UInt64, reads: Int = 0) throws(RecordingError) {
    try add(StateChange.between(tree, state, action: number), through: number, time: nil, reads: reads)
    tree = state
  }

  /// Adds the state after the next action, or another state after the last one, because other code changed a shared value.
  ///
  /// - Parameter reads: How many changes of shared values belong to the action.
  package mutating func add(
    _ state: JSONTree,
    after action: RecordedAction,
    reads: Int = 0
  ) throws(RecordingError) {
    changes += StateChange.between(tree, state, action: action.number)
    tree = state
    last = (action.number, action.time, reads)
    if changes.count >= Self.batch { try finish() }
  }

  /// Adds what waits.
  package mutating func finish() throws(RecordingError) {
    guard let last else { return }
    try add(changes, through: last.number, time: last.time, reads: last.reads)
    changes.removeAll(keepingCapacity: true)
    self.last = nil
  }

  private mutating func add(
    _ changes: [StateChange],
    through number: UInt64,
    time: Int64?,
    reads: Int
  ) throws(RecordingError) {
    guard !isOutdated else { return }
    isOutdated = try !index.add(changes, after: known, through: number, time: time, reads: reads)
    known = number
  }
}
