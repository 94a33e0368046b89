import Headgate
import HeadgateTesting

// holds: TESTING-16, TESTING-19
extension ReportScenario {
  /// What is said of skipping.
  static let skipping: [ReportScenario] = [
    ReportScenario("no action to skip") {
      let store = TestStore(initialState: Profile()) { Editor<Profile> { _ in } }
      await store.skipReceivedActions()
      await store.skipReceivedActions(strict: false)
    },
    ReportScenario("no effect to skip") {
      let store = TestStore(initialState: Profile()) { Editor<Profile> { _ in } }
      await store.skipInFlightEffects()
      await store.skipInFlightEffects(strict: false)
    },
    ReportScenario("skipped actions") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .merge(.send(.response(.success("Hello"))), .send(.finished))
        }
      }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.loadButtonTapped)
      await store.skipReceivedActions()
    },
    ReportScenario("skipped effects") {
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
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.loadButtonTapped)
      await store.skipInFlightEffects()
    },
  ]
}
