import BenchmarkMeasure
import Foundation
import HeadgateCore
import HeadgateRecorder
import HeadgateRecordings

/// Times of a recorder, beside their goals. They depend on the machine, so no script compares them.
enum RecorderFigures {
  @MainActor
  static func show() throws {
    try showAction()
    try showPacedActions()
    try showSeeks()
  }

  /// Sends actions to a store that is recorded, and as many to one that is not, in turns.
  @MainActor
  private static func showAction() throws {
    let (plain, recorded) = (RecordedFeature.store(rows: 10), RecordedFeature.store(rows: 10))
    let file = temporaryFile()
    let recorder = try recorded.record(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var (off, on): ([Double], [Double]) = ([], [])
    for _ in 0..<50 {
      off.append(nanosecondsPerAction(plain))
      on.append(nanosecondsPerAction(recorded))
      try recorder.flush()
    }
    try recorder.stop()
    let (before, after) = (off.sorted()[25], on.sorted()[25])
    print(String(format: "an action takes %.0f ns, and %.0f ns while it is recorded", before, after))
    print(String(format: "a recorded action costs %.0f ns more on the actor (goal: 1200)", after - before))
  }

  @MainActor
  private static func nanosecondsPerAction(_ store: RecordedFeature.Store) -> Double {
    let count = 200
    let start = threadTime()
    sendBatch(to: store, .recorded, count)
    return Double(threadTime() - start) / Double(count)
  }

  /// Sends 10,000 actions per second for some seconds, as an app under load would.
  @MainActor
  private static func showPacedActions() throws {
    let plain = try pacedTimes(RecordedFeature.store(rows: 10))
    let store = RecordedFeature.store(rows: 10)
    let file = temporaryFile()
    let recorder = try store.record(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let recorded = try pacedTimes(store)
    try recorder.stop()
    print(
      String(
        format:
          "at 10,000 actions/s a recorder takes %.1f %% of the actor's core (goal: 5), and %.1f %% of another one",
        recorded.actor - plain.actor,
        recorded.others
      )
    )
  }

  /// The part of a core that this thread and all others take, in percent.
  @MainActor
  private static func pacedTimes(_ store: RecordedFeature.Store) throws -> (actor: Double, others: Double) {
    let (seconds, batchesPerSecond) = (3, 100)
    let clock = ContinuousClock()
    let start = clock.now
    let (thread, process) = (threadTime(), processTime())
    for batch in 0..<(seconds * batchesPerSecond) {
      sendBatch(to: store, .recorded, 10_000 / batchesPerSecond)
      let wait = clock.now.duration(to: start + .seconds(1) / batchesPerSecond * (batch + 1))
      if wait > .zero { Thread.sleep(forTimeInterval: wait.nanoseconds / 1e9) }
    }
    let (threadPart, processPart) = (threadTime() - thread, processTime() - process)
    let core = Double(seconds) * 1e9 / 100
    return (Double(threadPart) / core, Double(processPart - threadPart) / core)
  }

  /// Seeks in a session of 100,000 actions, with a state of 100 rows.
  @MainActor
  private static func showSeeks() throws {
    let count = 100_000
    let file = temporaryFile()
    defer { try? FileManager.default.removeItem(at: file) }
    let store = RecordedFeature.store(rows: 100)
    let recorder = try store.record(to: file)
    for number in 0..<count {
      store.send(number.isMultiple(of: 2) ? .incremented(1) : .rowChanged(number % 100, "A title of action \(number)"))
    }
    try recorder.stop()
    let recording = try Recording(contentsOf: file)
    let replay = try Replay(recording) { RecordedFeature() }
    var numbers = SplitMix(state: 28)
    var times: [Double] = []
    for _ in 0..<200 {
      let number = UInt64.random(in: 1...UInt64(count), using: &numbers)
      let start = threadTime()
      try replay.go(to: number)
      times.append(Double(threadTime() - start) / 1e6)
      guard replay.state.count == Int(number + 1) / 2 else {
        return print("the state after action \(number) is wrong")
      }
    }
    times.sort()
    print(
      String(
        format: "200 random seeks in 100,000 actions with %d states: median %.1f ms, longest %.1f ms (goal: 100)",
        try recording.snapshotNumbers().count,
        times[100],
        times[199]
      )
    )
  }
}
