import Headgate
import HeadgateTesting

// holds: TESTING-13, TESTING-15, TESTING-30, TESTING-38
extension ReportScenario {
  /// What is said of effects that have not ended.
  static let effects: [ReportScenario] = [
    ReportScenario("still running asleep") {
      let clock = TestClock()
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .run(name: "timer") { _ in
            try await clock.sleep(for: .seconds(10))
          }
        }
      }
      await store.send(.loadButtonTapped)
    },
    ReportScenario("still running elsewhere") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          switch action {
          case .loadButtonTapped: .send(.progress(current: 1, total: 2))
          case .progress: .run { _ in for await _ in AsyncStream<Void>.never {} }
          default: .none
          }
        }
      }
      await store.send(.loadButtonTapped)
      await store.receive(\.progress)
    },
    ReportScenario("several still running") {
      let clock = TestClock()
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .merge(
            .run(name: "timer") { _ in try await clock.sleep(for: .seconds(10)) },
            .run { _ in for await _ in AsyncStream<Void>.never {} }
          )
        }
      }
      await store.send(.editButtonTapped)
      await store.send(.loadButtonTapped)
    },
    ReportScenario("very many still running") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          .merge((1...1_000).map { _ in .run { _ in for await _ in AsyncStream<Void>.never {} } })
        }
      }
      await store.send(.loadButtonTapped)
    },
    ReportScenario("not finished") {
      let clock = TestClock()
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          switch action {
          case .loadButtonTapped: .run(name: "timer") { _ in try await clock.sleep(for: .seconds(10)) }
          case .editButtonTapped: .run { _ in for await _ in AsyncStream<Void>.never {} }
          default: .none
          }
        }
      }
      await store.send(.loadButtonTapped)
      await store.send(.editButtonTapped)
      await store.finish(timeout: .milliseconds(50))
    },
    ReportScenario("not finished asleep") {
      let clock = TestClock()
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .run { _ in try await clock.sleep(for: .milliseconds(1_500)) }
        }
      }
      await store.send(.loadButtonTapped)
      await store.finish()
    },
    ReportScenario("task not finished") {
      let clock = TestClock()
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .run(name: "timer") { _ in try await clock.sleep(for: .seconds(10)) }
        }
      }
      let task = await store.send(.loadButtonTapped)
      await task.finish()
      await task.cancel()
    },
    ReportScenario("task not finished elsewhere") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .run(name: "listen") { _ in for await _ in AsyncStream<Void>.never {} }
        }
      }
      let task = await store.send(.loadButtonTapped)
      await task.finish(timeout: .milliseconds(50))
      await task.cancel()
    },
  ]
}
