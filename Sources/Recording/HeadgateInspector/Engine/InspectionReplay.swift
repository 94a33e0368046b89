internal import HeadgateCore
internal import HeadgateRecorder
internal import HeadgateRecordings

/// Computes the states of an inspected store. Belongs to the actor of the store.
///
/// The reducers may belong to that actor, so they run on it: a few milliseconds at a time, and other work of the actor comes between. States
/// are encoded, decoded and compared elsewhere, if their types allow it. One request uses the object at a time: see `Turns`.
final class InspectionReplay<State: Codable, Action: Codable> {
  private let recording: Recording
  /// Whether states are encoded and decoded on the actor of the store, because their conformances may belong to it.
  private let encodesHere: Bool
  /// Goes forwards and backwards.
  private var replay: Replay<State, Action>?
  /// The actions that are left out.
  private var skipped: Set<UInt64> = []
  /// What each action changed, since somebody asked.
  private var indexedStates: IndexedStates?

  /// How long reducers run before other work of the actor: half of the time of a frame.
  private static var slice: Duration { .milliseconds(8) }

  init(_ recording: Recording, encodesHere: Bool) {
    self.recording = recording
    self.encodesHere = encodesHere
  }

  /// Leaves actions out from now on.
  func skip(_ numbers: Set<UInt64>) {
    skipped = numbers
    replay = nil
  }

  /// Throws if the session cannot be replayed. May be called outside of a turn: it does not change a replay that there is.
  func check(_ core: StoreCore<State, Action>) throws(InspectorProblem) {
    if replay == nil { _ = try opened(core) }
  }

  private func opened(_ core: StoreCore<State, Action>) throws(InspectorProblem) -> Replay<State, Action> {
    if let replay, try !lacksActions(of: replay) { return replay }
    let new = try problem { () throws(ReplayError) in
      try Replay(recording, of: core, skipping: skipped, isolation: nil)
    }
    replay = new
    return new
  }

  /// Whether the file has lost actions that a replay needs to go back, because it was too large.
  private func lacksActions(of replay: Replay<State, Action>) throws(InspectorProblem) -> Bool {
    guard let first = try firstAction() else { return false }
    return first > replay.first + 1
  }

  private func firstAction() throws(InspectorProblem) -> UInt64? {
    try problem { () throws(RecordingError) in try recording.actionNumbers() }?.lowerBound
  }

  // MARK: In a turn

  /// The state after an action, as JSON. What is equal in another state is not looked at again.
  func tree(
    after number: UInt64,
    like old: JSONTree? = nil,
    _ core: StoreCore<State, Action>,
    on isolation: isolated any Actor
  ) async throws(InspectorProblem) -> JSONTree {
    try await tree(try await went(to: number, core, on: isolation), like: old, on: isolation).get()
  }

  /// The state after an action, for the store to show.
  func state(
    after number: UInt64,
    _ core: StoreCore<State, Action>,
    on isolation: isolated any Actor
  ) async throws(InspectorProblem) -> State {
    let replay = try await went(to: number, core, on: isolation)
    return try await coding(on: isolation) {
      Result { () throws(InspectorProblem) in try problem { () throws(ReplayError) in try replay.stateApart() } }
    }.get()
  }

  /// The numbers of the actions that changed a value. The first question replays the session, and later ones what is new.
  func changes(
    at path: [JSONStep],
    _ core: StoreCore<State, Action>,
    on isolation: isolated any Actor
  ) async throws(InspectorProblem) -> [UInt64] {
    let states = try await states(core, on: isolation)
    let isChanged = try problem { () throws(ReplayError) in try states.replay.extend() }
    if isChanged, let last = try problem({ () throws(RecordingError) in try recording.action(states.replay.position) })
    {
      try await add(to: states, after: last, on: isolation).get()
    }
    // The actor does other work while the states are encoded and compared.
    while let action = try problem({ () throws(ReplayError) in try states.replay.next() }) {
      try await add(to: states, after: action, on: isolation).get()
    }
    return try problem { () throws(RecordingError) in
      try states.indexer.finish()
      return try states.index.actions(changing: path, after: states.first - 1)
    }
  }

  /// An index of the states, and the replay that makes it: the other one keeps its place.
  private final class IndexedStates {
    let index: StateIndex
    let replay: Replay<State, Action>
    var indexer: StateIndexer
    /// The first action whose changes are in the index.
    var first: UInt64

    init(_ index: StateIndex, _ replay: Replay<State, Action>) {
      self.index = index
      self.replay = replay
      indexer = StateIndexer(index, after: nil, nil)
      first = replay.first + 1
    }
  }

  private func states(
    _ core: StoreCore<State, Action>,
    on isolation: isolated any Actor
  ) async throws(InspectorProblem) -> IndexedStates {
    if let indexedStates, try goesOn(indexedStates) { return indexedStates }
    let replay = try problem { () throws(ReplayError) in try Replay(recording, of: core, isolation: nil) }
    let states = IndexedStates(
      try problem { () throws(RecordingError) in try StateIndex(temporaryFor: recording) },
      replay
    )
    let tree = try await tree(replay, on: isolation).get()
    try problem { () throws(RecordingError) in try states.indexer.begin(tree, number: replay.first) }
    indexedStates = states
    return states
  }

  /// Whether an index can go on: it needs only the actions after the last one that it has. It forgets those that the file has lost.
  private func goesOn(_ states: IndexedStates) throws(InspectorProblem) -> Bool {
    guard let first = try firstAction() else { return true }
    guard first <= states.replay.position + 1 else { return false }
    if first > states.first {
      try problem { () throws(RecordingError) in try states.index.removeChanges(before: first) }
      states.first = first
    }
    return true
  }

  private func add(
    to states: IndexedStates,
    after action: RecordedAction,
    on isolation: isolated any Actor
  ) async -> Result<Void, InspectorProblem> {
    await coding(on: isolation) {
      Result { () throws(InspectorProblem) in
        let tree = try Self.tree(states.replay, like: states.indexer.tree)
        try problem { () throws(RecordingError) in try states.indexer.add(tree, after: action) }
      }
    }
  }

  private func went(
    to number: UInt64,
    _ core: StoreCore<State, Action>,
    on isolation: isolated any Actor
  ) async throws(InspectorProblem) -> Replay<State, Action> {
    let replay = try opened(core)
    try problem { () throws(ReplayError) in
      try replay.extend()
      try replay.begin(towards: number)
    }
    while true {
      let end = ContinuousClock.now + Self.slice
      if try problem({ () throws(ReplayError) in try replay.advance(towards: number, until: end) }) { return replay }
      await Task.yield()
    }
  }

  private func tree(
    _ replay: Replay<State, Action>,
    like old: JSONTree? = nil,
    on isolation: isolated any Actor
  ) async -> Result<JSONTree, InspectorProblem> {
    await coding(on: isolation) {
      Result { () throws(InspectorProblem) in try Self.tree(replay, like: old) }
    }
  }

  /// Runs a closure that encodes or decodes a state of the replay.
  private func coding<Value>(on isolation: isolated any Actor, _ body: @escaping () -> Value) async -> Value {
    if encodesHere {
      // A search encodes a state for each action, and other work of the actor comes between.
      await Task.yield()
      return body()
    }
    // Nothing else uses the replay in this turn, and no type of the state belongs to an actor, so another thread may run the closure.
    nonisolated(unsafe) let body = body
    return await elsewhere { Moved(value: body()) }.value
  }

  private static func tree(
    _ replay: Replay<State, Action>,
    like old: JSONTree? = nil
  ) throws(InspectorProblem) -> JSONTree {
    do {
      return try replay.stateTree(like: old)
    } catch {
      throw InspectorProblem("The state cannot be read as JSON: \(error)")
    }
  }
}

/// Runs a closure on no actor.
@concurrent
func elsewhere<Value: Sendable>(_ body: @Sendable () -> Value) async -> Value { body() }

/// A value that another thread makes for the actor that waits.
private struct Moved<Value>: @unchecked Sendable {
  // Sendable: the thread gives the value away, and what the value shares with the replay does not change before the next turn.
  let value: Value
}
