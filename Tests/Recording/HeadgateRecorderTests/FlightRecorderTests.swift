// Tests of: REC-84, REC-85, REC-86, REC-87

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FlightRecorderTests {
  private let file = TemporaryFile()
  private let other = TemporaryFile()

  /// Sends actions for some time, and a little slower than the recorder writes. On a machine so busy that few rounds are
  /// possible, the time is longer: a part of a session needs some states before it.
  ///
  /// - Returns: The longest pause between two actions. It is long on a machine that does other things.
  @discardableResult
  private func run(_ store: StoreOf<Flight>, for duration: Duration, text: String = "") async throws -> Duration {
    let end = ContinuousClock.now.advanced(by: duration)
    var last = ContinuousClock.now
    var pause = Duration.zero
    var rounds = 0
    while last < end || rounds < 20 {
      rounds += 1
      pause = max(pause, ContinuousClock.now - last)
      last = .now
      for _ in 0..<5 { store.send(.step(text)) }
      try await Task.sleep(for: .milliseconds(1))
    }
    return pause
  }

  /// Checks that the file begins with a state, and that every action can be replayed.
  private func replay(_ file: URL) throws -> (recording: Recording, state: Flight.State) {
    let recording = try Recording(contentsOf: file)
    let numbers = try #require(try recording.actionNumbers())
    #expect(try recording.snapshotNumbers().first == numbers.lowerBound - 1)
    #expect(try recording.actionCount() == numbers.count)
    let replay = try Replay(recording) { Flight() }
    #expect(replay.actions == numbers)
    #expect(try replay.check() == nil)
    #expect(replay.findings.isEmpty)
    return (recording, replay.state)
  }

  // holds: REC-84
  @Test(arguments: [RecordingOptions.States.snapshots, .checked])
  func `the last part of a session is kept, begins with a state, and replays`(
    _ states: RecordingOptions.States
  ) async throws {
    let store = Store(initialState: Flight.State()) { Flight() }
    // So many actions between two states that only the time decides.
    let options = RecordingOptions(states: states, kept: .last(.milliseconds(400)), snapshotInterval: 1_000_000)
    let recorder = try store.record(to: file.url, options: options)
    store.send(.tick)
    let pause = try await run(store, for: .milliseconds(2500))
    try recorder.stop()
    let (recording, state) = try replay(file.url)
    #expect(state == store.withState { $0 })
    let times = try recording.snapshots().map(\.time)
    let length = Duration.nanoseconds(try #require(times.last) - (times.first ?? 0))
    #expect(length >= .milliseconds(390))
    // What is older is gone. How much stays depends on when the threads of a busy machine run, so only a quiet one tells.
    #expect(try #require(times.first) > 1_000_000)
    if pause < .milliseconds(100) { #expect(length < .milliseconds(1000) + pause * 2) }
    // The timer runs all the time, and its effect stays; what it sent before the first state is gone.
    #expect(try recording.effects().map(\.name) == ["tick"])
    let first = try #require(try recording.snapshots().first)
    #expect(try recording.emissions().allSatisfy { $0.time >= first.time })
  }

  // holds: REC-85
  @Test func `a file with a limit in megabytes does not exceed it`() throws {
    let store = Store(initialState: Flight.State()) { Flight() }
    let options = RecordingOptions(kept: .megabytes(1), snapshotInterval: 1_000_000)
    let recorder = try store.record(to: file.url, options: options)
    let text = String(repeating: "x", count: 2000)
    var largest = 0
    for _ in 0..<100 {
      for _ in 0..<20 { store.send(.step(text)) }
      try recorder.flush()
      let size = try FileManager.default.attributesOfItem(atPath: file.url.path)[.size] as? Int
      largest = max(largest, size ?? 0)
    }
    try recorder.stop()
    let (recording, state) = try replay(file.url)
    #expect(state == store.withState { $0 })
    let count = try recording.actionCount()
    #expect(state.steps * 2000 > 2_000_000, "the session is larger than the limit")
    #expect(count < state.steps)
    // A part of a second is written before the next state.
    #expect(largest < 2_500_000)
  }

  // holds: REC-84, REC-85
  @Test(arguments: [RecordingOptions.Kept.megabytes(1), .last(.nanoseconds(1))])
  func `a state after the last action does not remove the last action`(_ kept: RecordingOptions.Kept) throws {
    let store = Store(initialState: Flight.State()) { Flight() }
    // Each action is followed by a state, and alone is larger than the limit.
    let recorder = try store.record(to: file.url, options: RecordingOptions(states: .everyState, kept: kept))
    for number in 1...4 as ClosedRange<UInt64> {
      store.send(.step(String(repeating: "x", count: 2_000_000)))
      try recorder.flush()
      let numbers = try Recording(contentsOf: file.url).actionNumbers()
      #expect(numbers == number...number)
    }
    try recorder.stop()
    #expect(try replay(file.url).state == store.withState { $0 })
  }

  // holds: REC-86
  @Test func `a copy is complete while the recording goes on`() async throws {
    let store = Store(initialState: Flight.State()) { Flight() }
    let recorder = try store.record(to: file.url, options: .flightRecorder(.milliseconds(200)))
    try await run(store, for: .milliseconds(500))
    let state = store.withState { $0 }
    try recorder.copy(to: other.url)
    try await run(store, for: .milliseconds(100))
    #expect(try replay(other.url).state == state)
    #expect(throws: RecordingError.fileExists(other.url.path)) { try recorder.copy(to: other.url) }
    try recorder.stop()
    #expect(try replay(file.url).state == store.withState { $0 })
  }

  // holds: REC-87
  @Test func `a recording can be read while it is written`() throws {
    let store = Store(initialState: Flight.State()) { Flight() }
    let recorder = try store.record(to: file.url)
    store.send(.step("a"))
    try recorder.flush()
    let recording = try Recording(contentsOf: file.url)
    #expect(try recording.actionCount() == 1)
    store.send(.step("b"))
    try recorder.flush()
    #expect(try recording.actionCount() == 2)
    try recorder.stop()
  }
}

/// A feature with an effect that does not end.
@Reducer
struct Flight {
  struct State: Equatable, Codable, Sendable {
    var steps = 0
    var ticks = 0
  }

  enum Action: Codable, Sendable {
    case step(String)
    case tick
    case ticked
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .step:
        state.steps += 1
      case .tick:
        return .run(name: "tick") { send in
          while true {
            await send(.ticked)
            try await Task.sleep(for: .milliseconds(20))
          }
        }
      case .ticked:
        state.ticks += 1
      }
      return .none
    }
  }
}
