internal import HeadgateCore
internal import HeadgateRecorder
internal import HeadgateRecordings

/// Computes the states of an inspected store. Belongs to the actor of the store.
///
/// The reducers may belong to that actor, so they run on it: a few milliseconds at a time, and other work of the actor comes between. States
/// are encoded, decoded and compared elsewhere. One request uses the object at a time: see `Turns`.
final class InspectionReplay<State: Codable & Sendable, Action: Codable & Sendable> {
  private let recording: Recording
  /// Goes forwards and backwards.
  private var replay: Replay<State, Action>?
  /// The actions that are left out.
  private var skipped: Set<UInt64> = []

  /// How long reducers run before other work of the actor: half of the time of a frame.
  private static var slice: Duration { .milliseconds(8) }

  init(_ recording: Recording) {
    self.recording = recording
  }

  /// Leaves actions out from now on.
  func skip(_ numbers: Set<UInt64>) {
    skipped = numbers
    replay = nil
  }

  /// The replay, with the actions of now. It must not go anywhere outside of a turn.
  func current(_ core: StoreCore<State, Action>) throws(InspectorProblem) -> Replay<State, Action> {
    if let replay {
      try problem { () throws(ReplayError) in try replay.extend() }
      return replay
    }
    let new = try problem { () throws(ReplayError) in
      try Replay(recording, of: core, skipping: skipped, isolation: nil)
    }
    replay = new
    return new
  }

  // MARK: In a turn

  /// The state after an action, as JSON.
  func tree(
    after number: UInt64,
    _ core: StoreCore<State, Action>,
    on isolation: isolated any Actor
  ) async throws(InspectorProblem) -> JSONTree {
    try await tree(try await went(to: number, core, on: isolation), on: isolation).get()
  }

  /// The state after an action, for the store to show.
  func state(
    after number: UInt64,
    _ core: StoreCore<State, Action>,
    on isolation: isolated any Actor
  ) async throws(InspectorProblem) -> State {
    // Nothing else uses the replay in this turn, so it may be used on another thread.
    nonisolated(unsafe) let replay = try await went(to: number, core, on: isolation)
    return try await elsewhere {
      Result { () throws(InspectorProblem) in try problem { () throws(ReplayError) in try replay.stateApart() } }
    }.get()
  }

  /// The numbers of the actions that changed a value.
  func changes(
    at path: [JSONStep],
    _ core: StoreCore<State, Action>,
    on isolation: isolated any Actor
  ) async throws(InspectorProblem) -> [UInt64] {
    // A replay of its own: the other one keeps its place.
    let replay = try problem { () throws(ReplayError) in try Replay(recording, of: core, isolation: nil) }
    var value = try await tree(replay, on: isolation).get().value(at: path[...])
    var numbers: [UInt64] = []
    // The actor does other work while the states are encoded.
    while let action = try problem({ () throws(ReplayError) in try replay.next() }) {
      let changed = try await tree(replay, on: isolation).get().value(at: path[...])
      if changed != value { numbers.append(action.number) }
      value = changed
    }
    return numbers
  }

  private func went(
    to number: UInt64,
    _ core: StoreCore<State, Action>,
    on isolation: isolated any Actor
  ) async throws(InspectorProblem) -> Replay<State, Action> {
    let replay = try current(core)
    try problem { () throws(ReplayError) in try replay.begin(towards: number) }
    while true {
      let end = ContinuousClock.now + Self.slice
      if try problem({ () throws(ReplayError) in try replay.advance(towards: number, until: end) }) { return replay }
      await Task.yield()
    }
  }

  private func tree(
    _ replay: Replay<State, Action>,
    on isolation: isolated any Actor
  ) async -> Result<JSONTree, InspectorProblem> {
    // Nothing else uses the replay in this turn, so it may be used on another thread.
    nonisolated(unsafe) let replay = replay
    return await elsewhere {
      Result { () throws(InspectorProblem) in
        do {
          return try JSONTree(parsing: replay.stateText())
        } catch {
          throw InspectorProblem("The state cannot be read as JSON: \(error)")
        }
      }
    }
  }
}

/// Runs a closure on no actor.
@concurrent
func elsewhere<Value: Sendable>(_ body: @Sendable () -> Value) async -> Value { body() }
