import Headgate
import HeadgateTesting
import Testing

/// Code that two actions share: as an action of its own, and as a method of the state.
@MainActor
struct SharedCodeTests {
  // seed: S4-1, S4-4, S4-5
  @Test func `shared by an action, each event is two in a test and in a log`() async {
    let sent = LockIsolated<[Int]>([])
    let store = TestStore(initialState: ChattyMeter.State()) {
      ChattyMeter()
    } withDependencies: {
      $0.telemetry.record = { litres in sent.withValue { $0.append(litres) } }
    }
    await store.send(.upButtonTapped) { $0.litres = 1 }
    await store.receive(.litresChanged(1))
    await store.send(.downButtonTapped) { $0.litres = 0 }
    await store.receive(.litresChanged(0))
    #expect(sent.value == [1, 0])
    #expect(trail(ChattyMeter(), .init(), [.upButtonTapped]) == ["upButtonTapped", "litresChanged(1)"])
  }

  // seed: S0-26, S4-5, S4-6, S4-7, S4-11
  @Test func `shared by a method, each event is one`() async {
    let sent = LockIsolated<[Int]>([])
    let store = TestStore(initialState: Meter.State()) {
      Meter()
    } withDependencies: {
      $0.telemetry.record = { litres in sent.withValue { $0.append(litres) } }
    }
    await store.send(.upButtonTapped) { $0.setLitres(to: 1) }
    await store.send(.downButtonTapped) { $0.setLitres(to: 0) }
    #expect(sent.value == [1, 0])
    #expect(trail(Meter(), .init(), [.upButtonTapped]) == ["upButtonTapped"])
  }

  // seed: S4-2, S4-3
  @Test func `a parent comes to depend on the shared action, which anybody can send`() async {
    let store = TestStore(initialState: Board.State()) {
      Board()
    } withDependencies: {
      $0.telemetry.record = { _ in }
    }
    await store.send(.meter(.upButtonTapped)) { $0.meter.litres = 1 }
    await store.receive(\.meter.litresChanged, 1) { $0.shown = 1 }
    await store.send(.meter(.litresChanged(99))) { $0.shown = 99 }
    #expect(store.state.meter.litres == 1)
  }

  // seed: S4-7, S4-9, S4-10
  @Test func `the method is tested without a store, with what it needs handed in`() async {
    let sent = LockIsolated<[Int]>([])
    let telemetry = Telemetry { litres in sent.withValue { $0.append(litres) } }
    var state = Meter.State()
    let effect = state.setLitres(to: 4, telemetry: telemetry)
    #expect(state.litres == 4)
    #expect(sent.value == [])

    let store = TestStore(initialState: 0) { Reduce<Int, Bool> { _, _ in effect.fireAndForget() } }
    await store.send(true)
    #expect(sent.value == [4])
  }

  // seed: S4-8
  @Test func `an effect that never sends needs no conversion among others`() async {
    var state = Meter.State()
    state.setLitres(to: 5)
    let sent = LockIsolated<[Int]>([])
    let store = TestStore(initialState: state) {
      Meter()
    } withDependencies: {
      $0.telemetry.record = { litres in sent.withValue { $0.append(litres) } }
    }
    await store.send(.drainButtonTapped) { $0.setLitres(to: 0) }
    await store.receive(.drained)
    #expect(sent.value == [0])
  }

  /// What an observer of a store is told of.
  private func trail<R: Reducer>(_ reducer: R, _ state: R.State, _ actions: [R.Action]) -> [String] {
    let store = withDependencies {
      $0.telemetry.record = { _ in }
    } operation: {
      Store(initialState: state) { reducer }
    }
    var seen: [String] = []
    let token = store.onAction { _, action in seen.append("\(action)") }
    actions.forEach { store.send($0) }
    token.cancel()
    return seen
  }
}

@Reducer
private struct ChattyMeter {
  @ObservableState
  struct State: Equatable {
    var litres = 0
  }

  enum Action: Equatable {
    case upButtonTapped
    case downButtonTapped
    case litresChanged(Int)
  }

  @Dependency(\.telemetry) var telemetry

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .upButtonTapped:
        state.litres += 1
        return .send(.litresChanged(state.litres))
      case .downButtonTapped:
        state.litres -= 1
        return .send(.litresChanged(state.litres))
      case .litresChanged(let litres):
        return .run { _ in await telemetry.record(litres) }
      }
    }
  }
}

@Reducer
private struct Board {
  @ObservableState
  struct State: Equatable {
    var meter = ChattyMeter.State()
    var shown = 0
  }

  enum Action: Equatable {
    case meter(ChattyMeter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.meter, action: \.meter) { ChattyMeter() }
    Reduce { state, action in
      if case .meter(.litresChanged(let litres)) = action { state.shown = litres }
      return .none
    }
  }
}
