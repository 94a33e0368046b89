import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature whose effects send at the same time, and whose reducer asks for ids in the order in which they arrive.
@Reducer
struct Races {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var finished: [Int] = []
    var prizes: [UUID] = []
  }

  enum Action: Codable, Sendable { case started(runners: Int), passed(Int), stopped }

  private enum Heat: Hashable, Sendable { case running }

  static let laps = 3

  @Dependency(\.continuousClock) var clock
  @Dependency(\.track) var track
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started(let runners):
        return .merge(
          (0..<runners).map { runner in
            .run { [clock, track] send in
              for lap in 0..<Self.laps {
                try await clock.sleep(for: .milliseconds(7))
                try await track.lap(runner)
                await send(.passed(10 * runner + lap))
              }
            }
            .cancellable(id: Heat.running)
          }
        )
      case .passed(let number):
        state.finished.append(number)
        if number % 10 == Self.laps - 1 { state.prizes.append(uuid()) }
        return .none
      case .stopped: return .cancel(id: Heat.running)
      }
    }
  }
}

/// Says when a runner may end a lap.
struct Track: TestDependencyKey {
  static let testValue = Track { _ in }

  var lap: @Sendable (_ runner: Int) async throws -> Void
}

extension DependencyValues {
  fileprivate var track: Track {
    get { self[Track.self] }
    set { self[Track.self] = newValue }
  }
}

extension Races: OddFeature {
  static var feature: Races { Races() }

  /// The runners run at the same time; the order in which they pass is given.
  @MainActor
  static func record(to file: URL) async throws {
    let permits = (0..<3).map { _ in AsyncStream<Void>.makeStream() }
    let track = Track { runner in
      for await _ in permits[runner].stream { return }
      throw CancellationError()
    }
    let store = makeStore(track)
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    store.send(.started(runners: 3))
    for (count, runner) in [2, 0, 1, 1, 2, 1, 0].enumerated() {
      permits[runner].continuation.yield()
      while store.withState(\.finished.count) == count { await Task.yield() }
    }
    store.send(.stopped)
    store.send(.passed(22))
    try recorder.stop()
  }

  @MainActor
  static func record(_ count: Int, _ numbers: SeededNumbers, to file: URL) async throws {
    var numbers = numbers
    // All pass at once, in any order.
    let store = makeStore(Track { _ in await Task.yield() })
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    var task: StoreTask?
    for _ in 0..<count {
      switch numbers.below(4) {
      case 0: task = store.send(.started(runners: 1 + numbers.below(4)))
      case 1: store.send(.stopped)
      case 2: store.send(.passed(numbers.below(40)))
      default: await Task.yield()
      }
    }
    await task?.finish()
    store.send(.stopped)
    try recorder.stop()
  }

  @MainActor
  private static func makeStore(_ track: Track) -> StoreOf<Races> {
    Store(initialState: State()) {
      Races()
    } withDependencies: {
      $0.setApp()
      $0.continuousClock = ImmediateClock()
      $0.track = track
    }
  }
}
