internal import Foundation
internal import HeadgateCore
internal import HeadgateRecorder
internal import HeadgateRecordings
internal import HeadgateSupport

/// Records a store, and answers the requests for it.
///
/// The recording is in a temporary file, and everything that a page asks for is read from it. States are computed by a replay with the
/// reducer of the store, on its actor.
final class StoreInspection<State: Codable & Sendable, Action: Codable & Sendable>: InspectedStore, @unchecked Sendable
{
  // Sendable: what varies is used on the actor of the store only. Each method of the protocol goes there first, by a weak reference,
  // which may be read on any thread, and a constant of the core. The recorder is stopped there before the object is released.

  let number: UInt64
  private weak var core: StoreCore<State, Action>?
  private let name: String
  private let file: URL
  private let recorder: Recorder
  private let recording: Recording
  /// Replays for the requests; goes forwards and backwards.
  private var replay: Replay<State, Action>?
  private var skipped: Set<UInt64> = []
  private var position: UInt64?
  private var toldAction: UInt64 = 0
  private var toldEffects: [UInt64] = []
  /// Why the session cannot be replayed; nil if it can, as far as `checkedAction`.
  private var replayProblem: String?
  private var checkedAction: UInt64 = 0

  init(_ core: StoreCore<State, Action>, number: UInt64, name: String, callSite: CallSite) throws(RecordingError) {
    self.number = number
    self.name = name
    self.core = core
    file = FileManager.default.temporaryDirectory.appending(path: "headgate-inspector-\(UUID().uuidString).headgate")
    recorder = try Recorder(core, to: file, options: RecordingOptions(), encodesHere: false, callSite: callSite)
    try recorder.flush()
    recording = try Recording(contentsOf: file)
  }

  deinit {
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + end) }
  }

  // MARK: To the actor of the store

  func answer(_ request: InspectorRequest, events: any InspectorEvents) async throws(InspectorProblem) -> JSONTree {
    guard let isolation = core?.isolation else { throw ended }
    let (value, event) = try await answer(request, on: isolation)
    if let event { await events.send(event) }
    return value
  }

  func summary() async -> JSONTree {
    guard let isolation = core?.isolation else { return .object(["store": .whole(number), "name": .string(name)]) }
    return await summary(on: isolation)
  }

  func news() async -> String? {
    guard let isolation = core?.isolation else { return nil }
    return await news(on: isolation)
  }

  func exported() async throws(InspectorProblem) -> String {
    guard let isolation = core?.isolation else { throw ended }
    return try await exported(on: isolation)
  }

  func end() async {
    guard let isolation = core?.isolation else { return }
    await end(on: isolation)
  }

  private func end(on isolation: isolated any Actor) {
    // A program whose page is gone would wait for ever.
    goOn()
    // An error has been reported when it ended the recording.
    try? recorder.stop()
  }

  private func goOn() {
    position = nil
    skipped = []
    replay = nil
    core?.goOn()
  }

  private var ended: InspectorProblem { InspectorProblem("The store '\(name)' has ended.") }

  private func exported(on isolation: isolated any Actor) throws(InspectorProblem) -> String {
    let copy = FileManager.default.temporaryDirectory.appending(path: "headgate-export-\(UUID().uuidString).headgate")
    try problem { () throws(RecordingError) in try recorder.copy(to: copy) }
    return copy.path
  }

  private func summary(on isolation: isolated any Actor) -> JSONTree {
    var members = present(on: isolation)
    members["name"] = .string(name)
    members["state"] = .string(typeName(State.self))
    members["action"] = .string(typeName(Action.self))
    members["mode"] = .string(mode)
    members["position"] = .whole(position ?? core?.lastNumber ?? 0)
    return .object(members)
  }

  private func news(on isolation: isolated any Actor) -> String? {
    guard let core, core.lastNumber != toldAction || core.runningEffects != toldEffects else { return nil }
    toldAction = core.lastNumber
    toldEffects = core.runningEffects
    var members = present(on: isolation)
    members["running"] = .numbers(toldEffects)
    return InspectorAnswer.event("news", members)
  }

  /// What the list of stores and the news both tell.
  private func present(on isolation: isolated any Actor) -> [String: JSONTree] {
    let numbers = (try? recorded())?.numbers
    if let core { checkReplay(core, to: numbers?.upperBound ?? 0) }
    var members: [String: JSONTree] = [
      "store": .whole(number), "first": .whole(numbers?.lowerBound ?? 0), "last": .whole(numbers?.upperBound ?? 0),
      "time": .integer(recorder.time), "isReplayable": .bool(replayProblem == nil),
    ]
    members["problem"] = replayProblem.map { .string($0) }
    return members
  }

  /// Notes why states cannot be computed: the first state cannot be decoded, or an action was recorded as a text.
  private func checkReplay(_ core: StoreCore<State, Action>, to last: UInt64) {
    guard replayProblem == nil else { return }
    do throws(InspectorProblem) {
      _ = try replay(core)
      let text = try problem { () throws(RecordingError) in try recording.actionRecordedAsText(after: checkedAction) }
      checkedAction = last
      guard let text else { return }
      let reason = ReplayError.recordedAsText(type: typeName(Action.self))
      replayProblem = "Action \(text.number), '\(text.name)', cannot be replayed. \(reason)"
    } catch {
      replayProblem = error.description
    }
  }

  private var mode: String {
    switch core?.pause {
    case nil: "live"
    case .holds?: "paused"
    case .drops?: "locked"
    }
  }

  private var modeEvent: String {
    InspectorAnswer.event(
      "mode",
      ["store": .whole(number), "mode": .string(mode), "position": .whole(position ?? core?.lastNumber ?? 0)]
    )
  }

  /// The recording with everything that happened until now.
  private func recorded() throws(RecordingError) -> (recording: Recording, numbers: ClosedRange<UInt64>?) {
    try recorder.flush()
    return (recording, try recording.actionNumbers())
  }

  // MARK: Requests

  private func answer(
    _ request: InspectorRequest,
    on isolation: isolated any Actor
  ) throws(InspectorProblem) -> (JSONTree, event: String?) {
    guard let core else { throw ended }
    let reader = InspectorReader(try problem { () throws(RecordingError) in try recorded().recording })
    switch request.method {
    case "state":
      return (try state(after: request.number("number"), core), nil)
    case "diff":
      let (from, to) = (try request.number("from"), try request.number("to"))
      return (InspectorReader.difference(try state(after: from, core), try state(after: to, core)), nil)
    case "changes":
      let path = try request.list("path", JSONStep.init)
      return (try changes(at: path[...], core), nil)
    case "seek":
      try show(request.number("number"), core)
      return (.null, modeEvent)
    case "pause":
      core.pause = .holds
      return (.null, modeEvent)
    case "lock":
      core.pause = .drops
      return (.null, modeEvent)
    case "resume":
      goOn()
      return (.null, modeEvent)
    case "send":
      return (try send(request.value("action"), core), nil)
    case "skip":
      skipped = Set(try request.list("numbers", \.unsignedNumber))
      replay = nil
      try show(position ?? core.lastNumber, core)
      return (.null, modeEvent)
    case "test":
      let test = try InspectorTest(request)
      // A replay of its own: the other one keeps its place, and may leave actions out.
      let replay = try problem { () throws(ReplayError) in try Replay(recording, of: core, isolation: nil) }
      return (try test.answer(replay), nil)
    case "cancel":
      let effect = try request.number("effect")
      guard core.cancelEffect(effect) else { throw InspectorProblem("There is no running effect \(effect).") }
      return (.null, nil)
    default:
      return (try reader.answer(request), nil)
    }
  }

  private func send(_ action: JSONTree, _ core: StoreCore<State, Action>) throws(InspectorProblem) -> JSONTree {
    guard core.pause == nil else {
      throw InspectorProblem("The store is \(mode). Let it go on, then send the action.")
    }
    let decoded: Action
    do {
      decoded = try RecordedValue.action(Action.self, from: action.text)
    } catch {
      throw InspectorProblem("This is no action of '\(typeName(Action.self))': \(error)")
    }
    _ = core.send(decoded, callSite: core.callSite)
    return .whole(core.lastNumber)
  }

  // MARK: States

  /// Shows the state after an action in the program.
  private func show(_ number: UInt64, _ core: StoreCore<State, Action>) throws(InspectorProblem) {
    let replay = try replay(core)
    try problem { () throws(ReplayError) in try replay.go(to: number) }
    let state = try problem { () throws(ReplayError) in try replay.stateApart() }
    if core.pause == nil { core.pause = .holds }
    position = number
    core.show(state)
  }

  private func state(after number: UInt64, _ core: StoreCore<State, Action>) throws(InspectorProblem) -> JSONTree {
    let replay = try replay(core)
    try problem { () throws(ReplayError) in try replay.go(to: number) }
    return try json(replay.stateText())
  }

  private func replay(_ core: StoreCore<State, Action>) throws(InspectorProblem) -> Replay<State, Action> {
    if let replay {
      try problem { () throws(ReplayError) in try replay.extend() }
      return replay
    }
    let new = try problem { () throws(ReplayError) in try Replay(recording, of: core, skipping: skipped, isolation: nil)
    }
    replay = new
    return new
  }

  private func changes(
    at path: ArraySlice<JSONStep>,
    _ core: StoreCore<State, Action>
  ) throws(InspectorProblem) -> JSONTree {
    // A replay of its own: the other one keeps its place.
    let replay = try problem { () throws(ReplayError) in try Replay(recording, of: core, isolation: nil) }
    var text = replay.stateText()
    var value = try json(text).value(at: path)
    var numbers: [UInt64] = []
    while let action = try problem({ () throws(ReplayError) in try replay.next() }) {
      let now = replay.stateText()
      guard now != text else { continue }
      text = now
      let changed = try json(now).value(at: path)
      if changed != value { numbers.append(action.number) }
      value = changed
    }
    return .numbers(numbers)
  }

  private func json(_ text: String) throws(InspectorProblem) -> JSONTree {
    do {
      return try JSONTree(parsing: text)
    } catch {
      throw InspectorProblem("The state cannot be read as JSON: \(error)")
    }
  }
}

/// Makes an error of the library one that a page shows.
func problem<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(InspectorProblem) -> Result {
  do throws(Failure) {
    return try body()
  } catch {
    throw InspectorProblem("\(error)")
  }
}
