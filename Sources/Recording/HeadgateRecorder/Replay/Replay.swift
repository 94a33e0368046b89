internal import Foundation
public import HeadgateCore
public import HeadgateDependenciesRuntime
public import HeadgateRecordings
internal import HeadgateShared
package import HeadgateSupport

/// Computes the states of a recorded session with the reducers of the app: forwards, backwards, and at any action.
///
/// Effects do not run: the actions that they sent are in the recording. The dependencies that a recorder notes answer as they did. All
/// others are those of a test, so nothing outside is read or changed.
///
/// ```swift
/// let replay = try Replay(try Recording(contentsOf: file)) { AppFeature() }
/// try replay.go(to: 120)
/// print(replay.state.selection)
/// ```
///
/// A replay belongs to the code that creates it, and so do the reducers.
public final class Replay<State: Codable, Action: Codable> {
  /// The recording.
  public let recording: Recording
  /// The number of the action that was replayed last. Before the first one, it is the number before the first action.
  public internal(set) var position: UInt64
  /// The numbers of the actions that can be replayed; nil if there are none.
  public private(set) var actions: ClosedRange<UInt64>?

  let core: StoreCore<State, Action>
  let decoder: RecordingDecoder
  let encoder: RecordingEncoder
  /// For states that only this replay reads.
  let copyEncoder: RecordingEncoder
  private let answers: ReplayAnswers
  let registry: SharedRegistry
  /// The number before the first action that can be replayed.
  package let first: UInt64
  /// The actions that are left out, as if they had not happened.
  let skipped: Set<UInt64>
  /// What changes recorded values before they are decoded.
  let migrations: [RecordingMigration]
  /// Whether the recording has the state after each action, because the reducers cannot be replayed.
  let hasEveryState: Bool
  /// Whether a state may contain objects that reducers change in place. Then `state` is decoded each time.
  let mayHaveObjects: Bool
  private var beginsWithPart = false
  /// An object in two places of the first state. The replay has two objects.
  private var beginsWithSameObject: SameObject?
  /// Actions that were read in advance.
  private var ahead = ReplayedActions()
  private static var readAhead: UInt64 { 200 }
  /// The actions after which a state was recorded that its type refuses to decode, or whose objects the text cannot give back.
  var undecodable: Set<UInt64> = []
  /// States of this replay, to go back to.
  var checkpoints = Checkpoints<State>()
  /// How many changes of shared values were read that the recording has for the action at `position`.
  package internal(set) var readChanges = 0
  /// What the last check compared.
  package internal(set) var compared = ComparedStates()

  /// How many actions lie between two states that a replay keeps. Tests set it.
  package var checkpointInterval: UInt64 = 1000

  /// Opens a recording at its first state.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - migrations: What changes recorded values before they are decoded, for types that have changed.
  ///   - reducer: The feature that was recorded.
  ///   - prepareDependencies: Changes the dependencies of the replay, for those that reducers call and no recorder notes.
  ///   - isolation: The actor of the caller.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Throws: A ``ReplayError`` if there is no state, or if it cannot be decoded.
  public convenience init<R: Reducer>(
    _ recording: Recording,
    migrations: [RecordingMigration] = [],
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(ReplayError) where R.State == State, R.Action == Action {
    try self.init(
      recording,
      skipping: [],
      migrations: migrations,
      reducer: reducer,
      withDependencies: prepareDependencies,
      isolation: isolation,
      callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Replays without some actions, as if they had not happened.
  package convenience init<R: Reducer>(
    _ recording: Recording,
    skipping skipped: Set<UInt64>,
    migrations: [RecordingMigration] = [],
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    callSite: CallSite = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  ) throws(ReplayError) where R.State == State, R.Action == Action {
    try self.init(recording, prepareDependencies, skipping: skipped, migrations: migrations) { state, values in
      StoreCore(
        initialState: { state },
        reducer: reducer,
        prepareDependencies: { $0 = values },
        callSite: callSite,
        isolation: isolation ?? NoActor()
      )
    }
  }

  /// Replays with the reducer of a store.
  package convenience init(
    _ recording: Recording,
    of core: StoreCore<State, Action>,
    skipping skipped: Set<UInt64> = [],
    isolation: isolated (any Actor)? = #isolation
  ) throws(ReplayError) {
    try self.init(recording, skipping: skipped) { state, values in
      core.forReplay(state, dependencies: values, isolation: isolation ?? NoActor())
    }
  }

  private init(
    _ recording: Recording,
    _ prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    skipping skipped: Set<UInt64> = [],
    migrations: [RecordingMigration] = [],
    core makeCore: (State, DependencyValues) -> StoreCore<State, Action>
  ) throws(ReplayError) {
    self.recording = recording
    self.skipped = skipped
    self.migrations = migrations
    let info = try Self.reading { () throws(RecordingError) in try recording.info() }
    hasEveryState = info[RecordingInfo.states] == "\(RecordingOptions.States.everyState)"
    mayHaveObjects = info[RecordingInfo.encoding] == RecordingInfo.onActor
    var values = DependencyValues.ofReplay(info)
    prepareDependencies?(&values)
    registry = SharedRegistry.ofReplay(in: values.shared)
    decoder = RecordingDecoder(shared: registry, dependencies: values)
    encoder = RecordingEncoder(isCanonical: true, shared: registry)
    copyEncoder = RecordingEncoder(shared: registry, for: .copy)
    answers = ReplayAnswers(decoder)
    guard
      let snapshot = try Self.reading({ () throws(RecordingError) in
        try recording.firstSnapshotNumber().flatMap { (number) throws(RecordingError) in
          try recording.snapshot(atOrBefore: number)
        }
      })
    else { throw .noState }
    let state = try Self.state(snapshot, decoder, migrations)
    first = snapshot.action
    position = snapshot.action
    let numbers = try Self.reading { () throws(RecordingError) in try recording.actionNumbers() }
    actions = numbers.flatMap { $0.upperBound > snapshot.action ? (snapshot.action + 1)...$0.upperBound : nil }
    core = BesideReductions.run { makeCore(state, values) }
    core.answers = AnswerSlot(answers)
    core.restore(state, after: snapshot.action)
    try applyChanges(since: snapshot)
    keepCheckpoint()
    noteSameObjects(info)
    beginsWithSameObject = RecordingInfo.sameObjects(in: info)[first]
    beginsWithPart = SharedCoding.containsPart(snapshot.state)
    noteBeginning()
  }

  /// The state after the action at `position`.
  ///
  /// When the types of the recorded store are not `Sendable`, a state may contain objects, which reducers may change in place. Then this is
  /// a copy that is encoded and decoded, and a later replay does not change it. Each access makes a copy. Properties that are not encoded
  /// have the value that the decoder gives them, and one object in two properties becomes two.
  public var state: State {
    let state = core.readState { $0 }
    guard mayHaveObjects, let text = try? copyEncoder.json(state) else { return state }
    return (try? self.state(.text(text), after: position)) ?? state
  }

  /// The state after the action at `position`, as JSON without secrets.
  package func stateText() -> String {
    (try? encoder.json(core.readState { $0 })) ?? "null"
  }

  /// The state after the action at `position`, as JSON with sorted sets.
  ///
  /// - Parameters:
  ///   - text: What `stateText` returned; nil to ask for it.
  ///   - old: The tree of another state. What is equal in it is not sorted again.
  package func stateTree(_ text: String? = nil, like old: JSONTree? = nil) throws -> JSONTree {
    let tree = try JSONTree(parsing: text ?? stateText())
    return tree.withSortedSets(of: core.readState { $0 }, like: old)
  }

  /// The state after the action at `position`, for a store that shows it. Copies of `state` have the observers of the replay.
  package func stateApart() throws(ReplayError) -> State {
    try Self.state(
      RecordedSnapshot(action: position, time: 0, coding: .json, state: textWithNewNumbers()),
      decoder
    )
  }

  /// The state with the numbers that its shared values have in this process: the decoder creates other shared values for them.
  private func textWithNewNumbers() -> String {
    (try? RecordingEncoder(for: .copy).json(core.readState { $0 })) ?? "null"
  }

  /// Whether an action is left out.
  func isSkipped(_ number: UInt64) -> Bool { skipped.contains(number) }

  /// Takes actions that were recorded since the replay was opened, and changes of shared values that other code made since.
  ///
  /// The recording has such a change at the last action. So the state after this action changes.
  ///
  /// - Returns: Whether the current state changed.
  @discardableResult
  package func extend() throws(ReplayError) -> Bool {
    let last = actions?.upperBound ?? first
    let numbers = try Self.reading { () throws(RecordingError) in try recording.actionNumbers() }
    actions = numbers.flatMap { $0.upperBound > first ? (first + 1)...$0.upperBound : nil }
    if mayHaveObjects { noteSameObjects(try Self.reading { () throws(RecordingError) in try recording.info() }) }
    let isChanged = position == last ? try applyNewChanges() : false
    // A state that is kept for the last action lacks the changes.
    if last != first || isChanged { checkpoints.remove(at: last) }
    if checkpoints.isEmpty { keepCheckpoint() }
    return isChanged
  }

  /// Applies the changes by other code that were recorded since the action at `position` was replayed.
  private func applyNewChanges() throws(ReplayError) -> Bool {
    let number = position
    let changes = try Self.reading { () throws(RecordingError) in try recording.sharedChanges(at: number) }
    let new = try happening(changes.dropFirst(readChanges))
    readChanges = changes.count
    for change in new { apply(change) }
    return !new.isEmpty
  }

  /// What the replayed reducers read and the recording does not have, since the replay was opened or went to a place.
  public var findings: [ReplayFinding] { answers.findings }

  /// Forgets the findings, except for what is wrong with the first state.
  func noteBeginning() {
    answers.forgetFindings()
    if beginsWithPart { answers.notePart(at: first) }
    if let object = beginsWithSameObject { answers.note(object, at: first) }
  }

  // MARK: One action

  /// The action with this number; nil if it is not in the file.
  ///
  /// - Parameter last: The last action that is wanted. Some actions are read in advance.
  func action(_ number: UInt64, before last: UInt64 = .max) throws(ReplayError) -> RecordedAction? {
    if !ahead.numbers.contains(number) {
      let end = max(number, min(last, number &+ Self.readAhead))
      ahead = try Self.reading { () throws(RecordingError) in try recording.replayedActions(in: number...end) }
    }
    if let action = ahead.actions[number] { return action }
    return try Self.reading { () throws(RecordingError) in try recording.action(number) }
  }

  /// What the reducer of an action read.
  private func reads(_ number: UInt64) throws(ReplayError) -> ([RecordedAnswer], [RecordedSharedChange]) {
    if ahead.numbers.contains(number) { return (ahead.answers[number] ?? [], ahead.sharedChanges[number] ?? []) }
    return try Self.reading { () throws(RecordingError) in
      (try recording.answers(to: number), try recording.sharedChanges(at: number))
    }
  }

  func replay(_ recorded: RecordedAction) throws(ReplayError) {
    let isTaken = hasEveryState ? try takeState(after: position, through: recorded.number) : false
    if !isTaken {
      for change in try reduce(recorded) { apply(change) }
    }
    finish(recorded)
  }

  func finish(_ recorded: RecordedAction) {
    if recorded.number % checkpointInterval == 0 { keepCheckpoint() }
  }

  /// Runs the reducer, except for an action that is left out. Returns the changes of shared values until the next action that no reducer
  /// made, in order.
  func reduce(_ recorded: RecordedAction) throws(ReplayError) -> [RecordedSharedChange] {
    let number = recorded.number
    guard !skipped.contains(number) else {
      let (_, changes) = try reads(number)
      position = number
      readChanges = changes.count
      return try happening(changes)
    }
    let action = try value(of: recorded)
    let (given, changes) = try reads(number)
    answers.begin(number, given)
    core.replay(action)
    answers.end()
    position = number
    readChanges = changes.count
    let outside = try happening(changes)
    for change in outside where change.time <= recorded.end { answers.noteRace(change.name) }
    return outside
  }

  /// The changes that no reducer made, without those by effects of actions that are left out.
  private func happening(_ changes: some Sequence<RecordedSharedChange>) throws(ReplayError) -> [RecordedSharedChange] {
    let outside = changes.filter(\.isFromOutside)
    guard !skipped.isEmpty else { return outside }
    var kept: [RecordedSharedChange] = []
    for change in outside where try !isSkipped(change.cause) { kept.append(change) }
    return kept
  }

  private func isSkipped(_ cause: RecordedCause) throws(ReplayError) -> Bool {
    guard case .effect(let number) = cause else { return false }
    let effect = try Self.reading { () throws(RecordingError) in try recording.effect(number) }
    return effect?.action.map(skipped.contains) ?? false
  }

  /// Repeats the changes that the recorder noted after it noted a state, and before the next action.
  func applyChanges(since snapshot: RecordedSnapshot) throws(ReplayError) {
    let changes = try Self.reading { () throws(RecordingError) in try recording.sharedChanges(at: snapshot.action) }
    // Those of the reducer, too: all of them are later than the reduction.
    for change in changes where change.time >= snapshot.time { apply(change) }
    readChanges = changes.count
  }

  /// Repeats a change that no reducer made. Returns false for a value that no state of the replay contains: it steers no reducer.
  @discardableResult
  func apply(_ change: RecordedSharedChange) -> Bool {
    guard change.coding == .json else { return false }
    return (try? registry.set(change.reference) { try decoder.value($0, from: change.value) }) ?? false
  }

  // MARK: Reading

  static func reading<Result>(_ read: () throws(RecordingError) -> Result) throws(ReplayError) -> Result {
    do throws(RecordingError) {
      return try read()
    } catch {
      throw .recording(error)
    }
  }
}

/// The actor of a replay that no actor owns. No effect starts, so nothing is ever delivered to it.
private actor NoActor {}

extension RecordedAction {
  /// When the reduction ended. The numbers of an imported action may be any numbers.
  var end: Int64 {
    let (end, isOverflow) = time.addingReportingOverflow(duration)
    return isOverflow ? (duration < 0 ? .min : .max) : end
  }
}

extension RecordedSharedChange {
  /// Whether no reducer made the change.
  fileprivate var isFromOutside: Bool { if case .action = cause { false } else { true } }
}
