import Headgate
import Testing

@Reducer
struct SmokeRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
    var note: String?
  }
  enum Action { case tapped, start, loaded(String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += 1
        return .none
      case .start:
        return .run { send in
          try await Task.sleep(for: .milliseconds(1))
          await send(.loaded("x"))
        }
      case .loaded(let note):
        state.note = note
        return .none
      }
    }
  }
}

@Reducer
struct SmokeParent {
  @ObservableState
  struct State: Equatable {
    var total = 0
    var rows: IdentifiedArrayOf<SmokeRow.State> = []
    var detail: SmokeRow.State?
  }
  enum Action {
    case add, follow(Int), removeDetail
    case rows(IdentifiedActionOf<SmokeRow>)
    case detail(SmokeRow.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        state.rows.append(SmokeRow.State(id: state.rows.count))
        return .none
      case .follow(let n):
        state.total += 1
        return n == 0 ? .none : .send(.follow(n - 1))
      case .removeDetail:
        state.detail = nil
        return .none
      case .rows, .detail:
        state.total += 1
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { SmokeRow() }
    .ifLet(\.detail, action: \.detail) { SmokeRow() }
  }
}

@MainActor
@Test func smoke() async {
  let store = Store(initialState: SmokeParent.State(detail: .init(id: 7))) { SmokeParent() }
  store.send(.add)
  store.send(.add)
  store.send(.rows(.element(id: 1, action: .tapped)))
  #expect(store.rows[1].count == 1)
  store.send(.follow(1000))
  #expect(store.total == 1002)
  let rows = store.scope(state: \.rows, action: \.rows)
  await rows[0].send(.start).finish()
  #expect(rows[0].note == "x")
  var seen: [Int] = []
  let token = store.observe { seen.append(store.total) }
  store.send(.follow(3))
  #expect(seen == [1004, 1008])
  let detail = store.scope(state: \.detail, action: \.detail)!
  detail.send(.tapped)
  let task = detail.send(.start)
  store.send(.removeDetail)
  await task.finish()
  #expect(detail.count == 1)
  #expect(detail.note == nil)
  #expect(store.scope(state: \.detail, action: \.detail) == nil)
  token.cancel()
}
