import Headgate
import HeadgateTesting
import Testing

/// Features of each layout behind gates, in one parent with a feature that has not moved.
@MainActor
struct LayoutsMoveToGatesTests {
  private let store = TestStore(initialState: Garden.State()) { Garden() }

  // holds: GATE-1, GATE-7
  @Test func `flat actions with a delegate: the conformance alone`() async {
    await store.send(\.tap.inside.didTurn, 2)
    await store.receive(\.tap.inside._turned) { $0.tap.turns = 2 }
    await store.receive(.tap(.delegate(.opened))) { $0.heard = ["tap"] }
  }

  // holds: GATE-1, GATE-7
  @Test func `a protocol of three kinds: the conformance beside it`() async {
    await store.send(\.pump.view.didStart)
    await store.receive(\.pump.internal.started, 7) { $0.pump.pressure = 7 }
    await store.receive(.pump(.delegate(.isRunning))) { $0.heard = ["pump"] }
  }

  // holds: GATE-1, GATE-7, GATE-16
  @Test func `a protocol of three kinds: its internal actions sealed`() async {
    await store.send(\.sealedPump.view.didStart)
    await store.receive(\.sealedPump.internal.started) { $0.sealedPump.pressure = 7 }
    await store.receive(.sealedPump(.delegate(.isRunning))) { $0.heard = ["sealed pump"] }
    #expect(
      kinds([Pump.Action.view(.didStart), .internal(.started(1)), .delegate(.isRunning)]) == [
        .view, .internal, .delegate,
      ]
    )
  }

  // holds: GATE-1, GATE-7
  @Test func `three groups with internal actions flat behind them`() async {
    await store.send(.drain(.interface(.flush)))
    await store.receive(\.drain.inside.flushed) { $0.drain.isFlushed = true }
    await store.receive(.drain(.delegate(.empty))) { $0.heard = ["drain"] }
    await store.send(\.drain.view.didClose) { $0.drain.isFlushed = false }
  }

  // holds: GATE-1
  @Test func `what has not moved stays as it is`() async {
    await store.send(.valve(.didTap)) { $0.valve.isOpen = true }
    await store.receive(.valve(.delegate(.opened))) { $0.heard = ["valve"] }
  }

  /// Code of the user's own that knows the protocol goes on with features behind gates.
  private func kinds<Action: ThreeKinds & GatedAction>(_ actions: [Action]) -> [ActionKind?] { actions.map(\.kind) }
}

private protocol ThreeKinds {
  associatedtype ViewAction
  associatedtype DelegateAction
  associatedtype InternalAction

  static func view(_: ViewAction) -> Self
  static func delegate(_: DelegateAction) -> Self
  static func `internal`(_: InternalAction) -> Self
}

@Reducer
private struct Tap {
  @ObservableState struct State: Equatable { var turns = 0 }

  enum Action: GatedAction, Equatable {
    enum Delegate: Equatable { case opened }
    case didTurn(Int)
    case _turned(Int)
    case delegate(Delegate)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .didTurn(let turns): return .send(._turned(turns))
      case ._turned(let turns):
        state.turns += turns
        return .send(.delegate(.opened))
      case .delegate: return .none
      }
    }
  }
}

@Reducer
private struct Pump {
  @ObservableState struct State: Equatable { var pressure = 0 }

  enum Action: ThreeKinds, GatedAction, Equatable {
    enum ViewAction: Equatable { case didStart }
    enum InternalAction: Equatable { case started(Int) }
    enum DelegateAction: Equatable { case isRunning }
    case view(ViewAction)
    case `internal`(InternalAction)
    case delegate(DelegateAction)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.didStart): return .send(.internal(.started(7)))
      case .internal(.started(let pressure)):
        state.pressure = pressure
        return .send(.delegate(.isRunning))
      case .delegate: return .none
      }
    }
  }
}

@Reducer
private struct SealedPump {
  @ObservableState struct State: Equatable { var pressure = 0 }

  enum Action: ThreeKinds, GatedAction, Equatable {
    enum ViewAction: Equatable { case didStart }
    @Sealed fileprivate enum InternalEvent: Equatable { case started(Int) }
    enum DelegateAction: Equatable { case isRunning }
    case view(ViewAction)
    case `internal`(Internal)
    case delegate(DelegateAction)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.didStart): return .send(.internal(.started(7)))
      case .internal(.started(let pressure)):
        state.pressure = pressure
        return .send(.delegate(.isRunning))
      case .delegate: return .none
      }
    }
  }
}

@Reducer
private struct Drain {
  @ObservableState struct State: Equatable { var isFlushed = false }

  enum Action: GatedAction, Equatable {
    enum View: Equatable { case didClose }
    case view(View)
    enum Delegate: Equatable { case empty }
    case delegate(Delegate)
    enum Interface: Equatable { case flush }
    case interface(Interface)
    case flushed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.didClose):
        state.isFlushed = false
        return .none
      case .interface(.flush): return .send(.flushed)
      case .flushed:
        state.isFlushed = true
        return .send(.delegate(.empty))
      case .delegate: return .none
      }
    }
  }
}

@Reducer
private struct Valve {
  @ObservableState struct State: Equatable { var isOpen = false }

  enum Action: Equatable {
    enum Delegate: Equatable { case opened }
    case didTap
    case delegate(Delegate)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard action == .didTap else { return .none }
      state.isOpen = true
      return .send(.delegate(.opened))
    }
  }
}

@Reducer
private struct Garden {
  @ObservableState
  struct State: Equatable {
    var tap = Tap.State()
    var pump = Pump.State()
    var sealedPump = SealedPump.State()
    var drain = Drain.State()
    var valve = Valve.State()
    var heard: [String] = []
  }

  enum Action: Equatable {
    case tap(Gate<Tap>)
    case pump(Gate<Pump>)
    case sealedPump(Gate<SealedPump>)
    case drain(Gate<Drain>)
    case valve(Valve.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.tap, action: \.tap) { Tap() }
    Scope(state: \.pump, action: \.pump) { Pump() }
    Scope(state: \.sealedPump, action: \.sealedPump) { SealedPump() }
    Scope(state: \.drain, action: \.drain) { Drain() }
    Scope(state: \.valve, action: \.valve) { Valve() }
    Reduce { state, action in
      switch action {
      case .tap(.delegate(.opened)): state.heard.append("tap")
      case .pump(.delegate(.isRunning)): state.heard.append("pump")
      case .sealedPump(.delegate(.isRunning)): state.heard.append("sealed pump")
      case .drain(.delegate(.empty)): state.heard.append("drain")
      case .valve(.delegate(.opened)): state.heard.append("valve")
      case .tap, .pump, .sealedPump, .drain, .valve: break
      }
      return .none
    }
  }
}
