import Headgate
import HeadgateTesting

// holds: TESTING-44, TESTING-5, TESTING-6, TESTING-7, TESTING-37, TESTING-39, TESTING-41
extension ReportScenario {
  /// Answers from the line that it is made at.
  private static func loader(_ answer: ProfileAction, line: UInt = #line) -> Reduce<Profile, ProfileAction> {
    Reduce { _, action in
      guard action == .loadButtonTapped else { return .none }
      return .run(name: "load", operation: { send in await send(answer, line: line) }, line: line)
    }
  }

  /// What is said of actions that a test receives.
  static let receiving: [ReportScenario] = [
    ReportScenario("another action") {
      let store = TestStore(initialState: Profile()) { loader(.response(.success("Hello"))) }
      await store.send(.loadButtonTapped)
      await store.receive(.response(.success("Hallo")))
    },
    ReportScenario("another action after an edit") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          switch action {
          case .loadButtonTapped: .send(.progress(current: 1, total: 2))
          case .progress: .send(.finished)
          default: .none
          }
        }
      }
      await store.send(.loadButtonTapped)
      await store.receive(.progress(current: 1, total: 2))
      await store.receive(\.response)
    },
    ReportScenario("another action by a case") {
      let store = TestStore(initialState: Profile()) { loader(.response(.failure(ProfileAction.Failure(code: 1)))) }
      await store.send(.loadButtonTapped)
      await store.receive(\.response.success)
    },
    ReportScenario("another action by a case and a value") {
      let store = TestStore(initialState: Profile()) { loader(.response(.success("Hello"))) }
      await store.send(.loadButtonTapped)
      await store.receive(\.response.success, "Hallo")
    },
    ReportScenario("another action by a row") {
      let store = TestStore(initialState: Profile()) { loader(.rows(.element(id: 2, action: .tapped))) }
      await store.send(.loadButtonTapped)
      await store.receive(\.rows[id: 1].renamed)
    },
    ReportScenario("another action by a closure") {
      let store = TestStore(initialState: Profile()) { loader(.finished) }
      await store.send(.loadButtonTapped)
      await store.receive { $0.is(\.progress) }
    },
    ReportScenario("nothing came and nothing runs") {
      let store = TestStore(initialState: Profile()) { Reduce<Profile, ProfileAction> { _, _ in .none } }
      await store.send(.loadButtonTapped)
      await store.receive(.finished)
    },
    ReportScenario("it came before and was skipped") {
      let store = TestStore(initialState: Profile()) { loader(.response(.success("Hello"))) }
      await store.send(.loadButtonTapped)
      await store.send(.editButtonTapped)
      await store.receive(.response(.success("Hello")))
    },
    ReportScenario("it came before and was received") {
      let store = TestStore(initialState: Profile()) { loader(.response(.success("Hello"))) }
      await store.send(.loadButtonTapped)
      await store.receive(.response(.success("Hello")))
      await store.receive(\.response.success)
    },
    ReportScenario("nothing came since its id was taken") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          switch action {
          case .loadButtonTapped, .editButtonTapped:
            .run(name: "\(action)") { send in
              for await _ in AsyncStream<Void>.never {}
              await send(.finished)
            }
            .cancellable(id: "load", cancelInFlight: true)
          default: .cancel(id: "load")
          }
        }
      }
      await store.send(.loadButtonTapped)
      await store.send(.editButtonTapped)
      await store.send(.imported([]))
      await store.receive(.finished)
    },
    ReportScenario("nothing came and all sleeps") {
      let clock = TestClock()
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .run(name: "timer") { _ in try await clock.sleep(for: .seconds(10)) }
        }
      }
      await store.send(.loadButtonTapped)
      await store.receive(\.finished)
      await store.skipInFlightEffects()
    },
    ReportScenario("nothing came in time") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .run { _ in for await _ in AsyncStream<Void>.never {} }
        }
      }
      await store.send(.loadButtonTapped)
      await store.receive(\.progress, timeout: .milliseconds(50))
      await store.skipInFlightEffects()
    },
    ReportScenario("others came where not all is asserted") {
      let store = TestStore(initialState: Profile()) { loader(.response(.success("Hello"))) }
      store.exhaustivity = .off
      await store.send(.loadButtonTapped)
      await store.receive(\.finished)
    },
    ReportScenario("another value where not all is asserted") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .concatenate(
            .send(.progress(current: 1, total: 2)),
            .send(.response(.failure(ProfileAction.Failure(code: 1)))),
            .send(.response(.success("Hello")))
          )
        }
      }
      store.exhaustivity = .off
      await store.send(.loadButtonTapped)
      await store.receive(.response(.success("Hallo")))
    },
    ReportScenario("finished without receiving") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .concatenate(.send(.progress(current: 1, total: 2)), .send(.finished))
        }
      }
      await store.send(.loadButtonTapped)
      await store.finish()
    },
    ReportScenario("skipped actions before a received one") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .concatenate(
            .send(.progress(current: 1, total: 2)),
            .send(.response(.success("Hello"))),
            .send(.finished)
          )
        }
      }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.loadButtonTapped)
      await store.receive(\.finished)
    },
  ]
}
