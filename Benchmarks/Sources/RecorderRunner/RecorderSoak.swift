import Foundation
import HeadgateCore
import HeadgateDependenciesRuntime
import HeadgateRecorder
import HeadgateRecordings
import HeadgateShared

/// Records a store whose effects run on all threads, while other threads read and copy the file. For the thread sanitizer:
/// `swift run --package-path Benchmarks --sanitize thread recorder-benchmark soak`.
enum RecorderSoak {
  /// Returns whether each recording is complete and replays.
  @MainActor
  static func run() async throws -> Bool {
    var isRight = true
    for round in 0..<10 {
      let folder = FileManager.default.temporaryDirectory.appending(path: "headgate-soak-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      isRight = try await record(in: folder, stopsEarly: round.isMultiple(of: 2)) && isRight
    }
    return isRight
  }

  @MainActor
  private static func record(in folder: URL, stopsEarly: Bool) async throws -> Bool {
    let file = folder.appending(path: "session.headgate")
    let store = Store(initialState: SoakFeature.State()) { SoakFeature() }
    let options = RecordingOptions(states: stopsEarly ? .checked : .snapshots, snapshotInterval: 5)
    let recorder = try store.record(to: file, options: options)
    let task = store.send(.start)
    // Reads the file on another thread while it is written.
    let reader = Task.detached {
      var count = 0
      for _ in 0..<20 {
        count = try Recording(contentsOf: file).actionCount()
        await Task.yield()
      }
      return count
    }
    for _ in 0..<20 {
      try recorder.flush()
      store.send(.counted(1))
      await Task.yield()
    }
    try recorder.copy(to: folder.appending(path: "copy.headgate"))
    if !stopsEarly { await task.finish() }
    // Effects may still ask dependencies and change shared values.
    try recorder.stop()
    let count = store.withState(\.count)
    await task.finish()
    _ = try await reader.value
    let isCopyRight = try isRight(folder.appending(path: "copy.headgate"), count: nil)
    return try isRight(file, count: count) && isCopyRight
  }

  @MainActor
  private static func isRight(_ file: URL, count: Int?) throws -> Bool {
    let replay = try Replay(try Recording(contentsOf: file)) { SoakFeature() }
    let divergence = try replay.check()
    if let divergence { print(divergence) }
    return divergence == nil && (count == nil || replay.state.count == count)
  }
}

/// A feature whose effects ask a dependency, change a shared value and send actions, all at the same time.
private struct SoakFeature: Reducer {
  struct State: Codable, Sendable {
    var count = 0
    var ids: [UUID] = []
    @Shared(.inMemory("soak")) var total = 0
  }

  enum Action: Codable, Sendable {
    case start
    case counted(Int)
  }

  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .start:
        return .merge(
          (0..<8).map { number in
            .run { [total = state.$total, uuid] send in
              for _ in 0..<40 {
                total.withLock { $0 += 1 }
                _ = uuid()
                await send(.counted(number))
              }
            }
          }
        )
      case .counted(let number):
        state.count += number
        state.ids = state.ids.suffix(3) + [uuid()]
        return .none
      }
    }
  }
}
