import Headgate
import Testing

@MainActor
struct PerformanceTests {
  private func makeStore() -> StoreOf<Warehouse> {
    Store(initialState: Warehouse.State(shelves: [Shelf.State(id: 1), Shelf.State(id: 2), Shelf.State(id: 3)])) {
      Warehouse()
    }
  }

  // holds: OBS-4
  @Test func eachRowHasItsOwnClosure() {
    let store = makeStore()
    // snippet: warehouse-rows
    var drawn: [Int] = []
    let tokens = store.scope(state: \.shelves, action: \.shelves).map { shelf in
      shelf.observe {
        _ = shelf.boxes
        drawn.append(shelf.id)
      }
    }
    drawn = []
    store.send(.shelves(.element(id: 2, action: .boxAdded)))
    #expect(drawn == [2])
    // snippet end
    for token in tokens { token.cancel() }
  }

  // holds: STORE-13
  @Test func oneActionForManyChanges() {
    let store = makeStore()
    var total: [Int] = []
    // snippet: warehouse-batch
    let token = store.observe { total.append(store.shelves.map(\.boxes).reduce(0, +)) }
    store.send(.delivered([1, 2, 3, 3]))
    #expect(total == [0, 4])
    // snippet end
    token.cancel()
  }

  // holds: STORE-28
  @Test func scopingAgain() throws {
    let store = makeStore()
    let first = try #require(store.scope(state: \.shelves, action: \.shelves).first)
    let again = try #require(store.scope(state: \.shelves, action: \.shelves).first)
    #expect(first === again)
  }

  // holds: OBS-4
  @Test func idsAreNotNotifiedOfAChangeInARow() {
    let store = makeStore()
    // snippet: warehouse-ids
    var counts: [Int] = []
    let token = store.observe { counts.append(store.shelves.ids.count) }
    store.send(.shelves(.element(id: 2, action: .boxAdded)))
    #expect(counts == [3])
    // snippet end
    token.cancel()
  }

  // holds: STORE-2
  @Test func theBodyIsEvaluatedOnce() {
    let evaluations = LockIsolated(0)
    let store = Store(initialState: 0) { Tallied(evaluations: evaluations) }
    for _ in 1...10 { store.send(()) }
    #expect(evaluations.value == 1)
    #expect(store.state == 10)
  }
}

private struct Tallied: Reducer {
  let evaluations: LockIsolated<Int>

  var body: some Reducer<Int, Void> {
    let _ = evaluations.withValue { $0 += 1 }
    Reduce { state, _ in
      state += 1
      return .none
    }
  }
}
