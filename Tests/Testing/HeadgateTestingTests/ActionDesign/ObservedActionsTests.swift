import Headgate
import Testing

/// Who sees every action on purpose: a reducer around others, and an observer of the store.
@MainActor
struct ObservedActionsTests {
  // seed: S2-2
  @Test func `a reducer around a feature sees the actions of all below it`() async {
    let log = LockIsolated<[String]>([])
    let store = Store(initialState: Yard.State()) {
      Logged(log: log) { Yard() }
    }
    store.send(.tap(.turnButtonTapped))
    store.send(.resetButtonTapped)
    #expect(log.value == ["tap(turnButtonTapped) at 0", "tap(turned) at 1", "resetButtonTapped at 2"])
    #expect(store.tap.turns == 0)
  }

  // seed: S2-2, S2-4
  @Test func `a parent can observe any action of a plain child`() {
    let store = Store(initialState: Yard.State()) { Yard() }
    store.send(.tap(.turnButtonTapped))
    #expect(store.touches == 1)
  }

  // seed: S1-14, S1-15
  @Test func `an observer of the store sees every action with the state, and may send in answer`() {
    let store = Store(initialState: Yard.State()) { Yard() }
    var seen: [String] = []
    let token = store.onAction { state, action in
      seen.append("\(action) \(state.tap.turns)")
      if case .tap(.turned) = action { store.send(.resetButtonTapped) }
    }
    store.send(.tap(.turnButtonTapped))
    #expect(seen == ["tap(turnButtonTapped) 1", "tap(turned) 2", "resetButtonTapped 0"])
    token.cancel()
    store.send(.resetButtonTapped)
    #expect(seen.count == 3)
  }
}

/// Writes down each action of another reducer with the number of turns before it.
private struct Logged<Base: Reducer<Yard.State, Yard.Action>>: Reducer {
  let log: LockIsolated<[String]>
  let base: Base

  init(log: LockIsolated<[String]>, base: () -> Base) {
    self.log = log
    self.base = base()
  }

  func reduce(into state: inout Yard.State, action: Yard.Action) -> Effect<Yard.Action> {
    log.withValue { [turns = state.tap.turns] in $0.append("\(action) at \(turns)") }
    return base.reduce(into: &state, action: action)
  }
}

@Reducer
private struct Tap {
  @ObservableState
  struct State: Equatable {
    var turns = 0
  }

  enum Action: CustomStringConvertible {
    case turnButtonTapped
    case turned

    var description: String { self.is(\.turned) ? "turned" : "turnButtonTapped" }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.turns += 1
      return action.is(\.turnButtonTapped) ? .send(.turned) : .none
    }
  }
}

@Reducer
private struct Yard {
  @ObservableState
  struct State: Equatable {
    var tap = Tap.State()
    var touches = 0
  }

  enum Action {
    case tap(Tap.Action)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.tap, action: \.tap) { Tap() }
    Reduce { state, action in
      switch action {
      case .tap(.turnButtonTapped): state.touches += 1
      case .tap(.turned): break
      case .resetButtonTapped: state.tap = Tap.State()
      }
      return .none
    }
  }
}
