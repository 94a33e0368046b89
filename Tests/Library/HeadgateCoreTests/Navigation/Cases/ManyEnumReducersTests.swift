// Tests of: MACRO-34

import Headgate
import Testing

/// More enum reducers in one file than Swift 6.3.1 could compile when their expansions had attributes that make extensions.
@MainActor
struct ManyEnumReducersTests {
  // holds: MACRO-34
  @Test func `many enum reducers in one file compile`() {
    let store = Store(initialState: Many59.State.b(Dot.State())) { Many59.body }
    store.send(.b(.tapped))
    #expect(store.state == .b(Dot.State(count: 1)))
  }
}

@Reducer
private struct Dot {
  @ObservableState
  struct State: Equatable { var count = 0 }

  enum Action { case tapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer private enum Many0 { case a(Dot), b(Dot) }
@Reducer private enum Many1 { case a(Dot), b(Dot) }
@Reducer private enum Many2 { case a(Dot), b(Dot) }
@Reducer private enum Many3 { case a(Dot), b(Dot) }
@Reducer private enum Many4 { case a(Dot), b(Dot) }
@Reducer private enum Many5 { case a(Dot), b(Dot) }
@Reducer private enum Many6 { case a(Dot), b(Dot) }
@Reducer private enum Many7 { case a(Dot), b(Dot) }
@Reducer private enum Many8 { case a(Dot), b(Dot) }
@Reducer private enum Many9 { case a(Dot), b(Dot) }
@Reducer private enum Many10 { case a(Dot), b(Dot) }
@Reducer private enum Many11 { case a(Dot), b(Dot) }
@Reducer private enum Many12 { case a(Dot), b(Dot) }
@Reducer private enum Many13 { case a(Dot), b(Dot) }
@Reducer private enum Many14 { case a(Dot), b(Dot) }
@Reducer private enum Many15 { case a(Dot), b(Dot) }
@Reducer private enum Many16 { case a(Dot), b(Dot) }
@Reducer private enum Many17 { case a(Dot), b(Dot) }
@Reducer private enum Many18 { case a(Dot), b(Dot) }
@Reducer private enum Many19 { case a(Dot), b(Dot) }
@Reducer private enum Many20 { case a(Dot), b(Dot) }
@Reducer private enum Many21 { case a(Dot), b(Dot) }
@Reducer private enum Many22 { case a(Dot), b(Dot) }
@Reducer private enum Many23 { case a(Dot), b(Dot) }
@Reducer private enum Many24 { case a(Dot), b(Dot) }
@Reducer private enum Many25 { case a(Dot), b(Dot) }
@Reducer private enum Many26 { case a(Dot), b(Dot) }
@Reducer private enum Many27 { case a(Dot), b(Dot) }
@Reducer private enum Many28 { case a(Dot), b(Dot) }
@Reducer private enum Many29 { case a(Dot), b(Dot) }
@Reducer private enum Many30 { case a(Dot), b(Dot) }
@Reducer private enum Many31 { case a(Dot), b(Dot) }
@Reducer private enum Many32 { case a(Dot), b(Dot) }
@Reducer private enum Many33 { case a(Dot), b(Dot) }
@Reducer private enum Many34 { case a(Dot), b(Dot) }
@Reducer private enum Many35 { case a(Dot), b(Dot) }
@Reducer private enum Many36 { case a(Dot), b(Dot) }
@Reducer private enum Many37 { case a(Dot), b(Dot) }
@Reducer private enum Many38 { case a(Dot), b(Dot) }
@Reducer private enum Many39 { case a(Dot), b(Dot) }
@Reducer private enum Many40 { case a(Dot), b(Dot) }
@Reducer private enum Many41 { case a(Dot), b(Dot) }
@Reducer private enum Many42 { case a(Dot), b(Dot) }
@Reducer private enum Many43 { case a(Dot), b(Dot) }
@Reducer private enum Many44 { case a(Dot), b(Dot) }
@Reducer private enum Many45 { case a(Dot), b(Dot) }
@Reducer private enum Many46 { case a(Dot), b(Dot) }
@Reducer private enum Many47 { case a(Dot), b(Dot) }
@Reducer private enum Many48 { case a(Dot), b(Dot) }
@Reducer private enum Many49 { case a(Dot), b(Dot) }
@Reducer private enum Many50 { case a(Dot), b(Dot) }
@Reducer private enum Many51 { case a(Dot), b(Dot) }
@Reducer private enum Many52 { case a(Dot), b(Dot) }
@Reducer private enum Many53 { case a(Dot), b(Dot) }
@Reducer private enum Many54 { case a(Dot), b(Dot) }
@Reducer private enum Many55 { case a(Dot), b(Dot) }
@Reducer private enum Many56 { case a(Dot), b(Dot) }
@Reducer private enum Many57 { case a(Dot), b(Dot) }
@Reducer private enum Many58 { case a(Dot), b(Dot) }
@Reducer private enum Many59 { case a(Dot), b(Dot) }
