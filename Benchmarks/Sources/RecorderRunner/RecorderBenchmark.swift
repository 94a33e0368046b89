import BenchmarkMeasure
import CAllocations
import Foundation
import HeadgateCore
import HeadgateRecorder

/// `recorder-benchmark` measures what a recorder costs on the actor of its store. `check` also compares with the limits.
/// `soak` records while many threads do something. `repeat COUNT` sends recorded actions, for a profiler.
///
/// The actions are sent in batches that are shorter than the pause of the recorder, and smaller than what it writes without a pause: so
/// encoding and writing happen between the batches, and times and allocations are those of the actor.
@main
struct RecorderBenchmark {
  private static let batch = 200
  private static let rounds = 50
  /// The goal for each recorded action, in nanoseconds on the actor.
  private static let limit = 1200.0

  @MainActor
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["soak"] {
      guard try await RecorderSoak.run() else { exit(1) }
      return print("soak: each recording is complete and replays")
    }
    if arguments.first == "repeat", arguments.count == 2 {
      return try repeatActions(Int(arguments[1]) ?? 0)
    }
    guard arguments.isEmpty || arguments == ["check"] else {
      print("usage: recorder-benchmark [check | soak | repeat COUNT]")
      exit(2)
    }
    let (off, on) = try measureActions()
    off.show("action-unrecorded")
    on.show("action-recorded")
    let difference = on.nanoseconds - off.nanoseconds
    print(String(format: "a recorded action costs %.0f ns more on the actor (at most %.0f)", difference, limit))
    let bytes = try measureRows()
    print(
      "a changed row of 100,000 allocates at most \(bytes) bytes while it is recorded (a copy of the rows: 2,400,000)"
    )
    guard arguments == ["check"] else { return }
    exit(difference <= limit && bytes < 200_000 ? 0 : 1)
  }

  /// Sends 10,000 actions to a store that is recorded, and as many to one that is not, in turns.
  @MainActor
  private static func measureActions() throws -> (off: Cost, on: Cost) {
    let plain = store(rows: 10)
    let recorded = store(rows: 10)
    let file = temporaryFile()
    let recorder = try recorded.record(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var (off, on): ([Cost], [Cost]) = ([], [])
    for _ in 0..<rounds {
      off.append(cost(of: plain))
      on.append(cost(of: recorded))
      try recorder.flush()
    }
    try recorder.stop()
    return (off.median, on.median)
  }

  @MainActor
  private static func repeatActions(_ count: Int) throws {
    let store = store(rows: 10)
    let file = temporaryFile()
    let recorder = try store.record(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for number in 0..<count { store.send(.incremented(number)) }
    try recorder.stop()
  }

  @MainActor
  private static func cost(of store: Store<RecordedFeature.State, RecordedFeature.Action>) -> Cost {
    let before = allocations_count()
    // The time of the processor: a busy machine interrupts a long batch.
    let start = threadTime()
    for number in 0..<batch { store.send(.incremented(number)) }
    return Cost(
      nanoseconds: Double(threadTime() - start) / Double(batch),
      allocations: Double(allocations_count() - before) / Double(batch)
    )
  }

  /// The nanoseconds that this thread has run on a processor.
  private static func threadTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Changes rows between two states that the recorder writes. Returns the most bytes that one action allocates.
  ///
  /// The thread of the recorder may allocate some kilobytes at the same time.
  @MainActor
  private static func measureRows() throws -> UInt64 {
    let store = store(rows: 100_000)
    // A store keeps its initial state, so the first change copies the rows in any case.
    store.send(.rowChanged(0, ""))
    let file = temporaryFile()
    let recorder = try store.record(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try recorder.flush()
    let bytes = (0..<50).map { number in
      let before = allocations_requested()
      store.send(.rowChanged(number * 1000, "Another title that does not fit into a small string"))
      return allocations_requested() - before
    }
    try recorder.stop()
    return bytes.max() ?? 0
  }

  @MainActor
  private static func store(rows: Int) -> Store<RecordedFeature.State, RecordedFeature.Action> {
    Store(initialState: RecordedFeature.State(rows: rows)) { RecordedFeature() }
  }

  private static func temporaryFile() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "headgate-benchmark-\(UUID().uuidString).headgate")
  }
}
