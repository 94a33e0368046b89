// Tests of: SHARED-25, SHARED-26

import Headgate
import HeadgateSupport
import Testing

@MainActor @Suite struct SharedEventTests {
  @Reducer struct Counter {
    @ObservableState struct State: Equatable {
      @Shared var count: Int
      @Shared(.inMemory("total")) var total = 0
    }
    enum Action: Sendable { case tapped, loadTapped, done }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tapped:
          state.$count.withLock { $0 += 1 }
          state.$total.withLock { $0 += 1 }
          return .none
        case .loadTapped:
          return .run { [count = state.$count] send in
            count.withLock { $0 += 10 }
            await send(.done)
          }
        case .done: return .none
        }
      }
    }
  }

  final class Log: StoreObserver {
    var changes: [SharedStateChange] = []
    var order: [String] = []
    let (stream, continuation) = AsyncStream.makeStream(of: SharedStateChange.self)
    func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
      switch event {
      case .sharedStateChanged(let change):
        changes.append(change)
        order.append("shared")
        continuation.yield(change)
      case .actionReceived: order.append("received")
      case .actionReduced: order.append("reduced")
      default: break
      }
    }
  }

  @Test func `a change in a reduction comes inside its action`() {  // holds: SHARED-25
    let store = Store(initialState: Counter.State(count: Shared(value: 1))) { Counter() }
    let log = Log()
    let token = store.addObserver(log)
    store.send(.tapped)
    #expect(log.order == ["received", "shared", "shared", "reduced"])
    #expect(log.changes.map(\.cause) == [.action(1), .action(1)])
    #expect(log.changes.map(\.name) == ["Int", ".inMemory(\"total\")"])
    #expect(log.changes[0].oldValue(as: Int.self) == 1)
    #expect(log.changes[0].newValue(as: Int.self) == 2)
    #expect(log.changes[0].newValue(as: String.self) == nil)
    #expect(log.changes[0].reference != log.changes[1].reference)
    withExtendedLifetime(token) {}
  }

  @Test func `a change of an effect carries its number`() async {  // holds: SHARED-25
    let store = Store(initialState: Counter.State(count: Shared(value: 1))) { Counter() }
    let log = Log()
    let token = store.addObserver(log)
    await store.send(.loadTapped).finish()
    #expect(log.changes.count == 1)
    guard case .effect = log.changes.first?.cause else {
      Issue.record("\(log.changes)")
      return
    }
    #expect(log.order == ["received", "reduced", "shared", "received", "reduced"])
    withExtendedLifetime(token) {}
  }

  @Test func `a change from elsewhere is an event without an action`() async {  // holds: SHARED-26
    @Shared(value: 1) var count
    let store = Store(initialState: Counter.State(count: $count)) { Counter() }
    let log = Log()
    let token = store.addObserver(log)
    await Task.detached { [$count] in $count.withLock { $0 = 7 } }.value
    var iterator = log.stream.makeAsyncIterator()
    let change = await iterator.next()
    #expect(change?.cause == .outside)
    #expect(change?.newValue(as: Int.self) == 7)
    withExtendedLifetime((token, store)) {}
  }

  @Test func `without observers nobody is notified`() {  // holds: SHARED-26
    @Shared(value: 1) var count
    let store = Store(initialState: Counter.State(count: $count)) { Counter() }
    let log = Log()
    let token = store.addObserver(log)
    token.cancel()
    store.send(.tapped)
    $count.withLock { $0 = 5 }
    store.send(.tapped)
    #expect(log.changes.isEmpty)
    #expect(!DependencyValues().shared.isReceiving)
  }
}
