internal import Foundation
internal import HeadgateCore
internal import HeadgateRecorder
internal import HeadgateRecordings
internal import HeadgateSupport

/// Records a store, and answers the requests for it.
///
/// The recording is in a temporary file, and everything that a page asks for is read from it.
final class StoreInspection<State: Codable, Action: Codable>: InspectedStore, @unchecked Sendable {
  // Sendable: what varies is used on the actor of the store only. Each method of the protocol goes there first, by a weak reference,
  // which may be read on any thread, and a constant of the core. The recorder is stopped there before the object is released.

  let number: UInt64
  private weak var core: StoreCore<State, Action>?
  private let name: String
  private let files: InspectionFiles
  private let sending: InspectorSending
  private let recorder: SessionRecorder
  /// For what the actor of the store reads.
  private let recording: Recording
  /// Has a connection of its own: the actor of the store does not wait for a search.
  let reader: InspectorReader
  private let replay: InspectionReplay<State, Action>
  /// For the requests that need the replay.
  private let turns = Turns()
  /// For the requests that read the recording only. One that waits for the connection blocks no thread.
  private let readerTurns = Turns()
  private var position: UInt64?
  /// How often the store was told to go on.
  private var resumptions = 0
  private var toldAction: UInt64 = 0
  private var toldEffects: [UInt64] = []
  private var toldHeld = 0
  /// Why the session cannot be replayed; nil if it can, as far as `checkedAction`.
  private var replayProblem: String?
  private var checkedAction: UInt64 = 0

  /// The file of the recording.
  var file: URL { files.recording }

  /// - Parameters:
  ///   - encodesHere: Whether values are encoded on the actor of the store, because their conformances may belong to it.
  ///   - kept: How much of the session is kept. An inspected program may run for days.
  init(
    _ core: StoreCore<State, Action>,
    number: UInt64,
    name: String,
    sending: InspectorSending = .viewActions,
    encodesHere: Bool,
    kept: RecordingOptions.Kept = .megabytes(500),
    callSite: CallSite
  ) throws(RecordingError) {
    self.sending = sending
    self.number = number
    self.name = name
    self.core = core
    files = try InspectionFiles()
    let options = RecordingOptions(kept: kept)
    recorder = try SessionRecorder(
      core,
      to: files.recording,
      options: options,
      encodesHere: encodesHere,
      callSite: callSite
    )
    try recorder.flush()
    recording = try Recording(contentsOf: files.recording)
    reader = InspectorReader(recording: try Recording(contentsOf: files.recording))
    replay = InspectionReplay(recording, encodesHere: encodesHere)
  }

  // MARK: To the actor of the store

  func answer(_ request: InspectorRequest, events: any InspectorEvents) async throws(InspectorProblem) -> JSONTree {
    guard let isolation = core?.isolation else { throw ended }
    guard Self.replaying.contains(request.method) else { return try await answer(request, events, on: isolation) }
    await turns.begin()
    do throws(InspectorProblem) {
      let value = try await answer(request, events, on: isolation)
      await turns.end()
      return value
    } catch {
      await turns.end()
      throw error
    }
  }

  /// The requests that need the replay.
  private static var replaying: Set<String> { ["state", "diff", "changes", "seek", "skip", "test"] }

  /// The requests that do not read the recording.
  private static var controlling: Set<String> { ["pause", "lock", "resume", "send", "cancel"] }

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
    resume()
    // An error has been reported when it ended the recording.
    try? recorder.stop()
  }

  private func resume() {
    position = nil
    resumptions += 1
    replay.skip([])
    core?.resume()
  }

  private var ended: InspectorProblem { InspectorProblem("The store '\(name)' has ended.") }

  private func exported(on isolation: isolated any Actor) async throws(InspectorProblem) -> String {
    let copy = files.newCopy()
    do throws(RecordingError) {
      try await recorder.copied(to: copy)
    } catch {
      throw InspectorProblem("\(error)")
    }
    return copy.path
  }

  private func summary(on isolation: isolated any Actor) async -> JSONTree {
    var members = await present(on: isolation)
    members["name"] = .string(name)
    members["state"] = .string(typeName(State.self))
    members["action"] = .string(typeName(Action.self))
    members["mode"] = .string(mode)
    members["position"] = .whole(position ?? core?.lastNumber ?? 0)
    return .object(members)
  }

  private func news(on isolation: isolated any Actor) async -> String? {
    guard let core else { return nil }
    let (last, effects, held) = (core.lastNumber, core.runningEffects, core.heldActions)
    guard last != toldAction || effects != toldEffects || held != toldHeld else { return nil }
    (toldAction, toldEffects, toldHeld) = (last, effects, held)
    return InspectorAnswer.event("news", await present(on: isolation))
  }

  /// What the list of stores and the news both tell.
  private func present(on isolation: isolated any Actor) async -> [String: JSONTree] {
    // What is written until now, or all that was written before the recording failed.
    try? await recorder.flushed()
    let numbers = try? recording.actionNumbers()
    if let core { checkReplay(core, to: numbers?.upperBound ?? 0) }
    var members: [String: JSONTree] = [
      "store": .whole(number), "first": .whole(numbers?.lowerBound ?? 0), "last": .whole(numbers?.upperBound ?? 0),
      "time": .integer(recorder.time), "isReplayable": .bool(replayProblem == nil), "held": held,
      "running": .numbers(core?.runningEffects ?? []),
    ]
    members["problem"] = replayProblem.map { .string($0) }
    return members
  }

  /// Notes why states cannot be computed: the first state cannot be decoded, or an action was recorded as a text.
  private func checkReplay(_ core: StoreCore<State, Action>, to last: UInt64) {
    guard replayProblem == nil else { return }
    do throws(InspectorProblem) {
      try replay.check(core)
      let text = try problem { () throws(RecordingError) in try recording.actionRecordedAsText(after: checkedAction) }
      checkedAction = last
      guard let text else { return }
      replayProblem = InspectorMessages.actionRecordedAsText(text.number, text.name, of: typeName(Action.self))
    } catch {
      replayProblem = error.description
    }
  }

  private var mode: String {
    switch core?.tools.pause {
    case nil: "live"
    case .holds?: "paused"
    case .drops?: "locked"
    }
  }

  private var held: JSONTree { .integer(Int64(core?.heldActions ?? 0)) }

  private var modeEvent: String {
    InspectorAnswer.event(
      "mode",
      [
        "store": .whole(number), "mode": .string(mode), "position": .whole(position ?? core?.lastNumber ?? 0),
        "held": held,
      ]
    )
  }

  // MARK: Requests

  private func answer(
    _ request: InspectorRequest,
    _ events: any InspectorEvents,
    on isolation: isolated any Actor
  ) async throws(InspectorProblem) -> JSONTree {
    // A program whose recording failed, such as on a full disk, can still go on.
    if !Self.controlling.contains(request.method) {
      do throws(RecordingError) {
        try await recorder.flushed()
      } catch {
        throw InspectorProblem("\(error)")
      }
    }
    guard let core else { throw ended }
    switch request.method {
    case "state": return try await replay.tree(after: request.number("number"), core, on: isolation)
    case "diff":
      let before = resumptions
      let old = try await replay.tree(after: request.number("from"), core, on: isolation)
      let new = try await replay.tree(after: request.number("to"), like: old, core, on: isolation)
      // The first state may be without skipped actions, and the second one with them.
      guard before == resumptions else {
        throw InspectorProblem("The program went on before the two states were computed.")
      }
      return await elsewhere { InspectorReader.difference(old, new) }
    case "changes":
      return .numbers(try await replay.changes(at: request.list("path", JSONStep.init), core, on: isolation))
    case "test":
      let test = try InspectorTest(request, store: name)
      // A replay of its own: the other one keeps its place, and may leave actions out.
      let replay = try problem { () throws(ReplayError) in try Replay(recording, of: core, isolation: nil) }
      return try test.answer(replay)
    case "send": return try await send(request.value("action"), core, on: isolation)
    case "cancel":
      let effect = try request.number("effect")
      guard core.cancelEffect(effect) else { throw InspectorProblem("There is no running effect \(effect).") }
      return .null
    case "pause", "lock", "resume", "seek", "skip":
      try await control(request, core, on: isolation)
      await events.send(modeEvent)
      return .null
    default:
      await readerTurns.begin()
      let result = await elsewhere { [reader] in
        Result { () throws(InspectorProblem) in try reader.answer(request) }
      }
      await readerTurns.end()
      return try result.get()
    }
  }

  /// Performs a request that changes the mode.
  private func control(
    _ request: InspectorRequest,
    _ core: StoreCore<State, Action>,
    on isolation: isolated any Actor
  ) async throws(InspectorProblem) {
    switch request.method {
    case "pause": core.tools.pause = .holds
    case "lock": core.tools.pause = .drops
    case "resume": resume()
    case "seek": try await show(request.number("number"), core, on: isolation)
    default:
      replay.skip(Set(try request.list("numbers", \.unsignedNumber)))
      try await show(position ?? core.lastNumber, core, on: isolation)
    }
  }

  private func send(
    _ action: JSONTree,
    _ core: StoreCore<State, Action>,
    on isolation: isolated any Actor
  ) async throws(InspectorProblem) -> JSONTree {
    let text = await elsewhere { action.text }
    guard core.tools.pause == nil else {
      throw InspectorProblem("The store is \(mode). Let it go on, then send the action.")
    }
    let decoded: Action
    do {
      decoded = try RecordedValue.typedAction(Action.self, from: text, onlyOfViews: sending == .viewActions)
    } catch {
      throw InspectorProblem("This is no action of '\(typeName(Action.self))': \(error)")
    }
    // Actions that answer it are reduced before the send returns.
    let number = core.lastNumber + 1
    _ = core.send(decoded, callSite: core.callSite)
    return .whole(number)
  }

  /// Shows the state after an action in the program.
  private func show(
    _ number: UInt64,
    _ core: StoreCore<State, Action>,
    on isolation: isolated any Actor
  ) async throws(InspectorProblem) {
    let before = resumptions
    let state = try await replay.state(after: number, core, on: isolation)
    guard before == resumptions else {
      throw InspectorProblem("The program went on before the state after action \(number) was computed.")
    }
    if core.tools.pause == nil { core.tools.pause = .holds }
    position = number
    core.show(state)
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
