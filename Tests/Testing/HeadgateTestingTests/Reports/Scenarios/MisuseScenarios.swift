import Dispatch
import Headgate
import HeadgateTesting

/// A test store where an effect can reach it.
///
/// `@unchecked`: what is tested is that the store, which stays in one isolation, says so when it is used from inside.
private final class Smuggled<State, Action>: @unchecked Sendable {
  var store: TestStore<State, Action>?
}

// holds: TESTING-26, TESTING-27, TESTING-28
extension ReportScenario {
  /// What is said of features that the store cannot bring to rest, and of a store that is used from inside.
  static let misuse: [ReportScenario] = [
    ReportScenario("chain without end") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          switch action {
          case .loadButtonTapped: .send(.progress(current: 1, total: 2))
          case .progress: .send(.finished)
          default: .send(.progress(current: 1, total: 2))
          }
        }
      } withDependencies: {
        $0.storeChainLimit = 1_000
      }
      await store.send(.loadButtonTapped)
    },
    ReportScenario("store used by its own effect") {
      let smuggled = Smuggled<Profile, ProfileAction>()
      smuggled.store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .run { _ in
            await smuggled.store?.send(.finished)
          }
        }
      }
      await smuggled.store?.send(.loadButtonTapped)
      smuggled.store = nil
    },
    ReportScenario("main actor is busy") {
      let isBlocked = DispatchSemaphore(value: 0)
      let isDone = DispatchSemaphore(value: 0)
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .run(name: "blocker") { @MainActor _ in
            isBlocked.signal()
            isDone.wait()
          }
        }
      }
      store.timeout = .milliseconds(100)
      store.mainActorTimeout = .milliseconds(100)
      await store.send(.loadButtonTapped)
      isBlocked.wait()
      isDone.signal()
      store.timeout = .seconds(60)
      store.mainActorTimeout = .seconds(60)
      await store.finish()
    },
    ReportScenario("step in progress") {
      // Swift lets two tasks of one actor share the store: there alone it is a mistake that compiles.
      await Task { @MainActor in
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        let store = TestStore(initialState: Profile()) {
          Reduce<Profile, ProfileAction> { _, action in
            guard action == .loadButtonTapped else { return .none }
            return .run { send in
              for await _ in stream { break }
              await send(.finished)
            }
          }
        }
        await store.send(.loadButtonTapped)
        let other = Task {
          await store.send(.editButtonTapped)
          continuation.yield()
        }
        await store.receive(.finished)
        await other.value
        await store.finish()
      }.value
    },
    ReportScenario("sent after dismissal") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .run { _ in
            @Dependency(\.dismiss) var dismiss
            await dismiss()
          }
        }
      }
      await store.send(.loadButtonTapped)
      await store.send(.finished)
    },
    ReportScenario("effect spins") {
      let store = TestStore(initialState: Profile()) {
        Reduce<Profile, ProfileAction> { _, action in
          guard action == .loadButtonTapped else { return .none }
          return .run(name: "spinner") { _ in
            while !Task.isCancelled { await Task.yield() }
          }
        }
      }
      store.giveUpEarly()
      let task = await store.send(.loadButtonTapped)
      await task.cancel()
    },
  ]
}
