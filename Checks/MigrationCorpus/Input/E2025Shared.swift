// style: 2025
// other names: `$0.defaultAppStorage = UserDefaults(…)` is `.userDefaults(…)`.
// no equivalent: none.

import ComposableArchitecture
import Foundation
import Testing

struct ReadingStats: Codable, Equatable, Sendable {
  var pages = 0
  var days: [Date] = []
}

extension SharedKey where Self == FileStorageKey<ReadingStats>.Default {
  static var readingStats: Self {
    Self[.fileStorage(.documentsDirectory.appending(component: "stats.json")), default: ReadingStats()]
  }
}

@Reducer
struct ReadingGoal {
  @ObservableState
  struct State: Equatable {
    @Shared(.appStorage("goal")) var goal = 30
    @Shared(.readingStats) var stats
    @SharedReader(.inMemory("isOnline")) var isOnline = false
    var isCelebrating = false

    var progress: Double { Double(stats.pages) / Double(max(goal, 1)) }
  }

  enum Action {
    case goalChanged(Int)
    case pageRead
    case resetButtonTapped
    case statsChanged(ReadingStats)
    case task
  }

  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .goalChanged(let goal):
        state.$goal.withLock { $0 = max(1, goal) }
        return .none

      case .pageRead:
        state.$stats.withLock { [now] in
          $0.pages += 1
          $0.days.append(now)
        }
        state.isCelebrating = state.progress >= 1
        return .none

      case .resetButtonTapped:
        state.$stats.withLock { $0 = ReadingStats() }
        state.isCelebrating = false
        return .none

      case .statsChanged(let stats):
        state.isCelebrating = stats.pages >= state.goal
        return .none

      case .task:
        return .run { [stats = state.$stats] send in
          for await value in stats.publisher.values {
            await send(.statsChanged(value))
          }
        }
      }
    }
  }
}

@MainActor
struct ReadingGoalTests {
  @Test func celebrates() async {
    let store = TestStore(initialState: ReadingGoal.State()) {
      ReadingGoal()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.defaultAppStorage = UserDefaults(suiteName: "test")!
    }
    await store.send(.goalChanged(1)) { $0.$goal.withLock { $0 = 1 } }
    await store.send(.pageRead) {
      $0.$stats.withLock {
        $0.pages = 1
        $0.days = [Date(timeIntervalSince1970: 0)]
      }
      $0.isCelebrating = true
    }
  }
}
