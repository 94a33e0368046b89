// Tests of: UDF-22, UDF-23, UDF-40

import Headgate
import HeadgateTesting
import HeadgateUDF
import Testing

// One file with both kinds of stores. The module tells names that both have apart.

@Reducer
private struct Thermometer {
  @ObservableState
  struct State: Equatable, Sendable {
    var degrees = 20
    var readings: [Int] = []
  }
  enum Action: HeadgateUDF.Action {
    case warmer
    case measureButtonTapped
    case measured(Int)
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .warmer:
        state.degrees += 1
        return .none
      case .measureButtonTapped:
        return .run { [degrees = state.degrees] send in
          try await clock.sleep(for: .seconds(1))
          await send(.measured(degrees))
        }
      case .measured(let degrees):
        state.readings.append(degrees)
        return .none
      }
    }
  }
}

private struct LeftThermometer: ActionEnvelope { let action: Thermometer.Action }
private struct RightThermometer: ActionEnvelope { let action: Thermometer.Action }

private struct House: Equatable, Sendable {
  var hall = Thermometer.State()
  var left = Thermometer.State()
  var right = Thermometer.State()
  var heard: [String] = []
}

private let houseReducer: CombinedReducer<House> = combine {
  embed(\.hall) { Thermometer() }
  embed(\.left, action: LeftThermometer.self) { Thermometer() }
  embed(\.right, action: RightThermometer.self) { Thermometer() }
  CombinedReducer { state, action in
    switch action {
    case let action as Thermometer.Action: state.heard.append("hall \(action)")
    case let action as LeftThermometer: state.heard.append("left \(action.action)")
    default: break
    }
  }
}

@Reducer
private struct Building {
  @ObservableState
  struct State: Equatable {
    var legacy = UserState()
    var count = 0
  }
  enum Action {
    case legacy(any HeadgateUDF.Action)
    case tapped
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.legacy, action: \.legacy) {
      combine {
        userReducer
        userLoading
      }
    }
    Reduce { state, action in
      switch action {
      case .legacy(is UserLoaded): state.count += 1
      case .legacy: break
      case .tapped: return .send(.legacy(UserRequested(id: 3)))
      }
      return .none
    }
  }
}

@Suite(.timeLimit(.minutes(10)))
struct BothKindsOfStoresTests {
  // holds: UDF-22
  @Test func `a store of open actions runs features with enums of actions`() async {
    let clock = TestClock()
    let store: HeadgateUDF.Store<House> = HeadgateUDF.Store(state: House(), reducer: houseReducer) {
      $0.continuousClock = clock
    }
    store.dispatch(Thermometer.Action.warmer)
    store.dispatch(LeftThermometer(action: .warmer))
    store.dispatch(LeftThermometer(action: .warmer))
    store.dispatch(RightThermometer(action: .measureButtonTapped))
    await store.settle()
    await clock.advance(by: .seconds(1))
    let notes = Notes<[Int]>()
    let subscription = store.scope(\.right.readings).observe(on: .global()) { notes.add($0) }
    await notes.wait { $0.last == [20] }
    let state = store.state
    #expect(state.hall.degrees == 21)
    #expect(state.left.degrees == 22)
    #expect(state.right.degrees == 20)
    #expect(state.hall.readings.isEmpty)
    #expect(state.heard == ["hall warmer", "left warmer", "left warmer"])
    subscription.dispose()
  }

  // holds: UDF-22, UDF-40
  @Test func `the actions of an embedded feature are received in its envelope`() async {
    let clock = TestClock()
    let store = TestStore(initialState: House()) {
      houseReducer
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(RightThermometer(action: .measureButtonTapped))
    await clock.advance(by: .seconds(1))
    await store.receive({ $0 is RightThermometer }) { $0.right.readings = [20] }
  }

  // holds: UDF-23
  @MainActor
  @Test func `a feature with an enum of actions runs a reducer of open actions`() async {
    let store: HeadgateCore.Store<Building.State, Building.Action> = Headgate.Store(initialState: Building.State()) {
      Building()
    } withDependencies: {
      $0.users.load = { "user \($0)" }
    }
    await store.send(.tapped).finish()
    #expect(store.state.legacy == UserState(name: "user 3"))
    #expect(store.count == 1)
  }

  // holds: UDF-23
  @Test func `such a feature in a test store`() async {
    let store = TestStore(initialState: Building.State()) {
      Building()
    } withDependencies: {
      $0.users.load = { "user \($0)" }
    }
    await store.send(.legacy(UserRequested(id: 1))) { $0.legacy.isLoading = true }
    await store.receive(\.legacy) {
      $0.legacy = UserState(name: "user 1")
      $0.count = 1
    }
  }
}
