import Headgate
import HeadgateTesting
import Testing

/// A server whose connections, each an actor with a store of its own, share a total and the names of the people who are there.
@Reducer
private struct Connection {
  @ObservableState
  struct State: Equatable {
    var name: String
    @Shared var total: Int
    @Shared var present: [String]
    var seen = 0
  }

  enum Action {
    case messageReceived, messageStored, left
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .messageReceived:
        state.$total.withLock { $0 += 1 }
        if !state.present.contains(state.name) { state.$present.withLock { [name = state.name] in $0.append(name) } }
        return .run { [total = state.$total] send in
          total.withLock { $0 += 1 }
          await send(.messageStored)
        }
      case .messageStored:
        state.seen = max(state.seen, state.total)
        return .none
      case .left:
        state.$present.withLock { [name = state.name] in $0.removeAll { $0 == name } }
        return .none
      }
    }
  }
}

private actor Client {
  private let name: String
  private let total: Shared<Int>
  private let present: Shared<[String]>
  private lazy var store = ActorStore(
    initialState: Connection.State(name: name, total: total, present: present),
    reducer: { Connection() },
    isolation: self
  )
  private var observed: [Int] = []

  init(_ name: String, _ total: Shared<Int>, _ present: Shared<[String]>) {
    self.name = name
    self.total = total
    self.present = present
  }

  /// Sends messages while it observes the total. Returns the totals that it observed, and the last one.
  func talk(_ count: Int) async -> (observed: [Int], last: Int) {
    let token = store.observe { [weak self] in self?.assumeIsolated { $0.observed.append($0.store.total) } }
    for _ in 0..<count { await store.send(.messageReceived).finish() }
    await store.send(.left).finish()
    token.cancel()
    return (observed, store.total)
  }
}

@Suite struct ConnectionsTests {
  // holds: SHARED-2, SHARED-10, SHARED-14
  @Test func `stores on many actors share values, and lose no change`() async {
    @Shared(value: 0) var total
    @Shared(value: [String]()) var present
    let results = await withTaskGroup(of: (observed: [Int], last: Int).self) {
      [total = $total, present = $present] group in
      for number in 0..<16 {
        group.addTask { await Client("client \(number)", total, present).talk(100) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 16)
    #expect(total == 16 * 100 * 2)
    #expect(present == [])
    for result in results {
      #expect(result.observed == result.observed.sorted(), "an observer sees no older value after a newer one")
      #expect(!result.observed.isEmpty)
      #expect(result.last >= 200)
    }
  }
}
