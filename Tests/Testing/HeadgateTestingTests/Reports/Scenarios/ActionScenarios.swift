import Headgate
import HeadgateTesting

// holds: TESTING-8, TESTING-15
extension ReportScenario {
  /// What is said of actions that nobody received.
  static let actions: [ReportScenario] = [
    ReportScenario("unreceived before a send") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { state, action in
          guard action == .loadButtonTapped else {
            if case .response(.success(let title)) = action { state.title = title }
            return .none
          }
          return .run(name: "load") { send in
            await send(.response(.success("Hello")))
          }
        }
      }
      await store.send(.loadButtonTapped)
      await store.send(.editButtonTapped)
    },
    ReportScenario("several unreceived before a send") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { state, action in
          switch action {
          case .loadButtonTapped:
            return .run { send in
              await send(.progress(current: 1, total: 2))
              await send(.response(.failure(ProfileAction.Failure(code: 404))))
              await send(.imported([Row(id: 1), Row(id: 2), Row(id: 3)]))
            }
          case .progress(let current, let total):
            state.phase = .loading(progress: current * 100 / total)
            return .send(.rows(.element(id: 7, action: .renamed("Blob"))))
          case .imported(let rows):
            state.rows = IdentifiedArray(uniqueElements: rows)
            state.count = 3
            return .send(.finished)
          default:
            return .none
          }
        }
      }
      await store.send(.loadButtonTapped)
      await store.send(.editButtonTapped)
    },
    ReportScenario("never received") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .merge(.send(.finished), .send(.response(.success("Hello"))))
        }
      }
      await store.send(.loadButtonTapped)
    },
    ReportScenario("never received without equality") {
      let store = TestStore(initialState: 0) {
        Reduce<Int, OpaqueAction> { _, action in
          guard case .start = action else { return .none }
          return .merge(.send(.answer("Hello")), .send(.none))
        }
      }
      await store.send(.start)
    },
    ReportScenario("never received ten thousand rows") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .send(.imported((0..<10_000).map { Row(id: $0) }))
        }
      }
      await store.send(.loadButtonTapped)
    },
    ReportScenario("never received thousand actions") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { state, action in
          guard action == .loadButtonTapped else {
            state.count += 1
            return .none
          }
          return .run { send in
            for current in 0..<1_000 { await send(.progress(current: current, total: 1_000)) }
          }
        }
      }
      await store.send(.loadButtonTapped)
    },
    ReportScenario("skipped actions and effects at the end") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .run(name: "forever") { send in
            await send(.finished)
            for await _ in AsyncStream<Void>.never {}
          }
        }
      }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.loadButtonTapped)
    },
  ]
}

/// An action that cannot be compared and has no case paths.
private enum OpaqueAction {
  case start
  case answer(Any)
  case none
}
