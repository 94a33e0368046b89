import Headgate
import Testing

@MainActor
struct ScopeCacheTests {
  // holds: STORE-28
  @Test func `a path of several components leads to one store, in either form`() {
    let store = Store(initialState: Pair()) { EmptyReducer<Pair, PairAction>() }
    let first: CaseKeyPath<PairAction, Bool> = \.inner.first
    let rows: CaseKeyPath<PairAction, IdentifiedAction<Int, Bool>> = \.inner.rows
    #expect(store.scope(state: \.first, action: \.inner.first) === store.scope(state: \.first, action: first))
    #expect(store.scope(state: \.first, action: \.inner.first) !== store.scope(state: \.first, action: \.inner.second))
    #expect(store.scope(state: \.first, action: \.inner.first) !== store.scope(state: \.first, action: \.other.first))
    let optional = store.scope(state: \.optional, action: first)
    #expect(optional != nil && optional === store.scope(state: \.optional, action: \.inner.first))
    let row = store.scope(state: \.rows, action: \.inner.rows).first
    #expect(row != nil && row === store.scope(state: \.rows, action: rows).first)
  }

  // holds: STORE-27
  @Test func `stores of elements that are asked for by id are forgotten when the elements are gone`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Family.Parent.State()) { Family.Parent() })
      var stores: [WeakStore] = []
      for id in 1...1_000 {
        store.send(
          .perform { state in
            state.rows = [.init(id: id)]
            return .none
          }
        )
        guard let row = store.scope(state: \.rows[id: id], action: \.rows[id: id]) else {
          return #expect(Bool(false), "there is no row \(id)")
        }
        #expect(row === store.scope(state: \.rows[id: id], action: \.rows[id: id]))
        stores.append(WeakStore(store: row))
      }
      #expect(stores.count { $0.store != nil } <= 100)
      #expect(stores.last?.store?.id == 1_000)
    }
  }

  // holds: STORE-28
  @Test func `stores of elements that are there stay, however many`() async {
    await expectGone { watch in
      let rows = (1...300).map { Family.Child.State(id: $0) }
      let store = watch(Store(initialState: Family.Parent.State(rows: .init(uniqueElements: rows))) { Family.Parent() })
      @MainActor func all() -> [StoreOf<Family.Child>] {
        var stores: [StoreOf<Family.Child>] = []
        for id in 1...300 {
          if let row = store.scope(state: \.rows[id: id], action: \.rows[id: id]) { stores.append(row) }
        }
        return stores
      }
      let inner = store.scope(state: \.inner, action: \.inner)
      let stores = all()
      #expect(stores.map(\.id) == Array(1...300))
      #expect(zip(stores, all()).allSatisfy { $0 === $1 })
      #expect(store.scope(state: \.inner, action: \.inner) === inner)
      stores[299].send(.note("a"))
      #expect(store.rows[id: 300]?.log == ["a"])
      store.send(
        .perform { state in
          state.rows.remove(id: 200)
          return .none
        }
      )
      #expect(store.scope(state: \.rows[id: 200], action: \.rows[id: 200]) == nil)
      #expect(store.scope(state: \.rows[id: 201], action: \.rows[id: 201]) === stores[200])
    }
  }
}

private struct WeakStore {
  weak var store: StoreOf<Family.Child>?
}

private struct Pair {
  struct Row: Identifiable {
    let id: Int
  }
  var first = 0
  var optional: Int? = 0
  var rows: IdentifiedArrayOf<Row> = [Row(id: 1)]
}

@CasePathable
private enum PairAction { case inner(PairInner), other(PairInner) }

@CasePathable
private enum PairInner { case first(Bool), second(Bool), rows(IdentifiedAction<Int, Bool>) }
