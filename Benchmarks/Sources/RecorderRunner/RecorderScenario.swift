import BenchmarkMeasure
import CAllocations
import Foundation
import HeadgateCore
import HeadgateRecorder

/// Actions that a store reduces, with or without a recorder.
///
/// The actions are sent in batches that are smaller than what a recorder writes without a pause: so most encoding and writing happens
/// between the batches. Allocations are those of the actor's thread.
enum RecorderScenario: String, CaseIterable {
  case unrecorded = "r-action-unrecorded"
  case recorded = "r-action-recorded"
  /// A row changes in a state that is large: a copy of its rows would be 100,000 retained texts.
  case row = "r-row-of-100000-recorded"

  private static let batch = 500

  /// Returns the median of batches.
  @MainActor
  func measure() throws -> Cost {
    var costs: [Cost] = []
    try perform(batches: 60) { store in
      let before = allocations_count_of_thread()
      let start = threadTime()
      sendBatch(to: store, self, Self.batch)
      costs.append(
        Cost(
          nanoseconds: Double(threadTime() - start) / Double(Self.batch),
          allocations: Double(allocations_count_of_thread() - before) / Double(Self.batch)
        )
      )
    }
    return costs.median
  }

  @MainActor
  func repeatActions(_ count: Int) throws {
    try perform(batches: count / Self.batch) { store in sendBatch(to: store, self, Self.batch) }
  }

  @MainActor
  private func perform(batches: Int, _ send: (RecordedFeature.Store) -> Void) throws {
    let store = RecordedFeature.store(rows: self == .row ? 100_000 : 10)
    // A store keeps its initial state, so the first change copies the rows in any case.
    store.send(.rowChanged(0, ""))
    guard self != .unrecorded else { return (0..<batches).forEach { _ in send(store) } }
    let file = temporaryFile()
    // Without states, whose number depends on the time of the machine.
    let recorder = try store.record(to: file, options: RecordingOptions(snapshotInterval: .max))
    defer { try? FileManager.default.removeItem(at: file) }
    try recorder.flush()
    for _ in 0..<batches {
      send(store)
      try recorder.flush()
    }
    try recorder.stop()
  }
}

// The name is one that Scripts/measure/benchmarks knows: instructions are counted while this function runs, on its thread only.
@_silgen_name("recorder_benchmark_send")
@inline(never)
@MainActor
func sendBatch(to store: RecordedFeature.Store, _ scenario: RecorderScenario, _ count: Int) {
  for number in 0..<count {
    if scenario == .row {
      store.send(.rowChanged(number, "Another title that does not fit into a small string"))
    } else {
      store.send(.incremented(number))
    }
  }
}

/// The nanoseconds that this thread has run on a processor: a busy machine interrupts each measurement.
func threadTime() -> Int { time(of: CLOCK_THREAD_CPUTIME_ID) }

/// The nanoseconds that all threads have run on a processor.
func processTime() -> Int { time(of: CLOCK_PROCESS_CPUTIME_ID) }

private func time(of clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

func temporaryFile() -> URL {
  FileManager.default.temporaryDirectory.appending(path: "headgate-benchmark-\(UUID().uuidString).headgate")
}
