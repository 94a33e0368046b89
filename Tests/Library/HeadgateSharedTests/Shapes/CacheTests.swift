import Headgate
import HeadgateTesting
import Testing

/// A cache with a key of its own over a server that is slow and fails.
@Suite struct CacheTests {
  struct Offline: Error {}

  /// A list of names that a server has.
  struct NamesKey: SharedReaderKey {
    let page: Int
    let fetch: @Sendable (Int) async throws -> [String]
    var id: Int { page }

    func load(context: LoadContext<[String]>, continuation: LoadContinuation<[String]>) {
      Task {
        do {
          continuation.resume(returning: try await fetch(page))
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }

    func subscribe(context: LoadContext<[String]>, subscriber: SharedSubscriber<[String]>) -> SharedSubscription {
      SharedSubscription {}
    }
  }

  @Reducer struct List {
    @ObservableState struct State: Equatable {
      @SharedReader var names: [String]
      var problem: String?
    }
    enum Action { case pulled, failed }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .pulled:
          state.problem = nil
          return .run { [names = state.$names] send in
            do {
              try await names.load()
            } catch {
              await send(.failed)
            }
          }
        case .failed:
          state.problem = "Offline"
          return .none
        }
      }
    }
  }

  @Test @MainActor func `a failed load keeps what is cached, and a later one replaces it`() async throws {
    let clock = TestClock()
    let answers = LockIsolated<[Result<[String], Offline>]>([
      .success(["a"]), .failure(Offline()), .success(["a", "b"]),
    ])
    let key = NamesKey(page: 1) { _ in
      try await clock.sleep(for: .seconds(2))
      return try answers.withValue { $0.removeFirst() }.get()
    }
    @SharedReader(key) var names = []
    #expect(names.isEmpty && $names.isLoading)
    await clock.advance(by: .seconds(2))
    while $names.isLoading { await Task.yield() }
    #expect(names == ["a"])

    let store = TestStore(initialState: List.State(names: $names)) { List() }
    await store.send(.pulled)
    await clock.advance(by: .seconds(2))
    await store.receive(\.failed) { $0.problem = "Offline" }
    #expect(names == ["a"] && $names.loadError is Offline)

    let task = await store.send(.pulled) { $0.problem = nil }
    await clock.advance(by: .seconds(2))
    await task.finish()
    #expect(names == ["a", "b"] && $names.loadError == nil)
  }

  @Test func `two features with one key load once`() async {
    let count = LockIsolated(0)
    let key = NamesKey(page: 2) { page in
      count.withValue { $0 += 1 }
      return ["\(page)"]
    }
    @SharedReader(key) var first = []
    @SharedReader(key) var second = []
    while first.isEmpty { await Task.yield() }
    #expect(second == ["2"] && count.value == 1)
  }
}
