import Headgate
import HeadgateTesting
import Testing

/// Actions of a large feature in enums of their own: nested in the action, or beside it.
@MainActor
struct NestedActionsTests {
  // seed: S0-16
  @Test func `enums nested in the action group its cases`() async {
    let store = TestStore(initialState: Greenhouse.State()) { Greenhouse() }
    await store.send(.climate(.heatingChanged(true))) { $0.isHeated = true }
    await store.send(.climate(.targetChanged(21))) { $0.target = 21 }
    await store.send(.roof(.openButtonTapped))
    await store.receive(.roof(.opened)) { $0.isOpen = true }
    await store.send(\.roof, .closeButtonTapped)
    await store.receive(\.roof) { $0.isOpen = false }
  }

  // seed: S0-16
  @Test func `a nested enum with case paths is reached by case`() async {
    let store = TestStore(initialState: Greenhouse.State()) { Greenhouse() }
    await store.send(\.climate.targetChanged, 18) { $0.target = 18 }
    await store.send(\.climate.heatingChanged, true) { $0.isHeated = true }
  }

  // seed: S0-30
  @Test func `enums beside the feature group its cases`() async {
    let store = TestStore(initialState: Door.State()) { Door() }
    await store.send(.lock(.buttonTapped))
    await store.receive(.lock(.succeeded("by hand"))) { $0.log = ["locked by hand"] }
    await store.send(.unlock(.buttonTapped))
    await store.receive(.unlock(.failed(DoorProblem(reason: "rusty")))) { $0.log.append("rusty") }
  }

  // seed: S0-1, S0-30
  @Test func `groups share case names, and are told apart by the group`() {
    #expect(Door.Action.lock(.buttonTapped) != .unlock(.buttonTapped))
    #expect(Door.Action.lock(.buttonTapped).is(\.lock))
    #expect(!Door.Action.lock(.buttonTapped).is(\.unlock))
  }
}

@Reducer
private struct Greenhouse {
  @ObservableState
  struct State: Equatable, Sendable {
    var isHeated = false
    var isOpen = false
    var target = 15
  }

  enum Action: Equatable, Sendable {
    @CasePathable
    enum Climate: Equatable, Sendable {
      case heatingChanged(Bool)
      case targetChanged(Int)
    }

    enum Roof: Equatable, Sendable {
      case openButtonTapped
      case closeButtonTapped
      case opened
      case closed
    }

    case climate(Climate)
    case roof(Roof)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .climate(let action):
        switch action {
        case .heatingChanged(let isHeated): state.isHeated = isHeated
        case .targetChanged(let target): state.target = target
        }
        return .none
      case .roof(.openButtonTapped): return .run { send in await send(.roof(.opened)) }
      case .roof(.closeButtonTapped): return .run { send in await send(.roof(.closed)) }
      case .roof(.opened):
        state.isOpen = true
        return .none
      case .roof(.closed):
        state.isOpen = false
        return .none
      }
    }
  }
}

private struct DoorProblem: Error, Equatable {
  var reason: String
}

private enum LockAction: Equatable, Sendable {
  case buttonTapped
  case succeeded(String)
  case failed(DoorProblem)
}

private enum UnlockAction: Equatable, Sendable {
  case buttonTapped
  case succeeded
  case failed(DoorProblem)
}

@Reducer
private struct Door {
  @ObservableState
  struct State: Equatable, Sendable {
    var log: [String] = []
  }

  enum Action: Equatable, Sendable {
    case lock(LockAction)
    case unlock(UnlockAction)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lock(.buttonTapped): return .run { send in await send(.lock(.succeeded("by hand"))) }
      case .lock(.succeeded(let how)): state.log.append("locked \(how)")
      case .unlock(.buttonTapped):
        return .run { _ in
          throw DoorProblem(reason: "rusty")
        } catch: { error, send in
          await send(.unlock(.failed(error as? DoorProblem ?? DoorProblem(reason: "\(error)"))))
        }
      case .unlock(.succeeded): state.log.append("unlocked")
      case .lock(.failed(let problem)), .unlock(.failed(let problem)): state.log.append(problem.reason)
      }
      return .none
    }
  }
}
