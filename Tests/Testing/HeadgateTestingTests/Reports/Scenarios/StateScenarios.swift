import Foundation
import Headgate
import HeadgateTesting

// holds: TESTING-1, TESTING-3, TESTING-9, TESTING-10
extension ReportScenario {
  /// What is said of the state.
  static let state: [ReportScenario] = [
    ReportScenario("wrong expectation") {
      let store = TestStore(initialState: Profile()) { Editor<Profile> { $0.title = "Blob" } }
      await store.send(.editButtonTapped) { $0.title = "Bob" }
    },
    ReportScenario("expectation of too little") {
      let store = TestStore(initialState: Profile()) {
        Editor<Profile> {
          $0.title = "Blob"
          $0.count += 1
        }
      }
      await store.send(.editButtonTapped) { $0.title = "Blob" }
    },
    ReportScenario("wrong expectation where not all is asserted") {
      let store = TestStore(initialState: Profile()) {
        Editor<Profile> {
          $0.title = "Blob"
          $0.count += 1
        }
      }
      store.exhaustivity = .off
      await store.send(.editButtonTapped) { $0.title = "Bob" }
    },
    ReportScenario("unexpected change") {
      let store = TestStore(initialState: Profile()) { Editor<Profile> { $0.count += 1 } }
      await store.send(.editButtonTapped)
    },
    ReportScenario("change expected") {
      let store = TestStore(initialState: Profile()) { Editor<Profile> { _ in } }
      await store.send(.editButtonTapped) { $0.title = "" }
    },
    ReportScenario("wrong assertion") {
      let store = TestStore(initialState: Profile()) { Editor<Profile> { _ in } }
      store.assert { $0.count = 1 }
    },
    ReportScenario("closure throws") {
      let store = TestStore(initialState: Profile()) { Editor<Profile> { $0.count += 1 } }
      await store.send(.editButtonTapped) { _ in throw ProfileAction.Failure(code: 7) }
    },
    ReportScenario("wrong expectation of a received action") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { state, action in
          guard action == .loadButtonTapped else {
            state.count += 1
            return .none
          }
          return .run(name: "load") { send in await send(.finished) }
        }
      }
      await store.send(.loadButtonTapped)
      await store.receive(.finished) { $0.count = 2 }
    },
    ReportScenario("unexpected change of a received action") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { state, action in
          guard action == .loadButtonTapped else {
            state.count += 1
            return .none
          }
          return .send(.finished)
        }
      }
      await store.send(.loadButtonTapped)
      await store.receive(\.finished)
    },
    ReportScenario("skipped changes") {
      let store = TestStore(initialState: Profile()) {
        Editor<Profile> {
          $0.title = "Blob"
          $0.count += 1
        }
      }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.editButtonTapped) { $0.title = "Blob" }
    },
  ]
}
