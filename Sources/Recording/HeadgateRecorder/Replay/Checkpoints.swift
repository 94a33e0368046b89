internal import HeadgateShared

/// The states that a replay keeps, to go back to, in the order of their actions.
struct Checkpoints<State> {
  /// A state, and everything that belongs to it.
  struct Checkpoint {
    let action: UInt64
    let state: Kept
    let shared: SharedMoment
    /// How many changes of shared values were read that the recording has for the action.
    let readChanges: Int
  }

  /// How a state is kept.
  enum Kept {
    /// As it is. Costs no memory for what the next states share with it.
    case value(State)
    /// As JSON, because the state may contain objects: a reducer that changes an object in place would change the kept state, too.
    case text(String)

    fileprivate var size: Int { if case .text(let text) = self { text.utf8.count } else { 0 } }
  }

  private var list: [Checkpoint] = []
  /// The size of all texts in bytes.
  private var size = 0
  /// How many bytes the texts may have together.
  private let limit: Int

  init(limit: Int = 64_000_000) {
    self.limit = limit
  }

  var isEmpty: Bool { list.isEmpty }
  var count: Int { list.count }

  /// The last state that is not after an action. The first state is always kept, so there is one for each action that can be replayed.
  func last(atOrBefore action: UInt64) -> Checkpoint? { list.last { $0.action <= action } }

  /// Whether the state after an action is after all others, so that it can be kept.
  func accepts(_ action: UInt64) -> Bool { list.last.map { $0.action < action } ?? true }

  /// Keeps a state that is after all others.
  mutating func append(_ checkpoint: Checkpoint) {
    list.append(checkpoint)
    size += checkpoint.state.size
    // The first and the last one stay, and the others lie in all parts of the session: going back replays a part of it.
    while size > limit, let nearest = nearestToOthers { remove(nearest) }
  }

  /// Forgets the state after an action.
  mutating func remove(at action: UInt64) {
    while let index = list.lastIndex(where: { $0.action == action }) { remove(index) }
  }

  /// The state without which the fewest actions are between two states; nil for two states and less.
  private var nearestToOthers: Int? {
    list.indices.dropFirst().dropLast().min { distance(around: $0) < distance(around: $1) }
  }

  private func distance(around index: Int) -> UInt64 { list[index + 1].action - list[index - 1].action }

  private mutating func remove(_ index: Int) { size -= list.remove(at: index).state.size }
}
