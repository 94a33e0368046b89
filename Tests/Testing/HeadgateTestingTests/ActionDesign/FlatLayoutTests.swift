import Headgate
import HeadgateTesting
import Testing

/// One flat enum: actions of the view plain, internal ones with an underscore, those for parents in an enum of their own.
@MainActor
struct FlatLayoutTests {
  private func makeStore(pin: String = "1234") -> TestStoreOf<Shed> {
    TestStore(initialState: Shed.State(keypad: Keypad.State(pin: pin))) { Shed() }
  }

  // seed: S2-9, S2-10, S2-11, S2-17
  @Test func `an action of the view leads to an internal one, and that to one for the parent`() async {
    let store = makeStore()
    await store.send(.keypad(.unlockButtonTapped)) { $0.keypad.isBusy = true }
    await store.receive(.keypad(._pinChecked(.success("Ada")))) { $0.keypad.isBusy = false }
    await store.receive(.keypad(.delegate(.unlocked(by: "Ada")))) { $0.visitor = "Ada" }
  }

  // seed: S2-8, S2-10, S2-17
  @Test func `a parent hears what it has no state for`() async {
    let store = makeStore(pin: "0000")
    await store.send(\.keypad.unlockButtonTapped) { $0.keypad.isBusy = true }
    await store.receive(\.keypad._pinChecked.failure, WrongPin()) { $0.keypad.isBusy = false }
    await store.receive(\.keypad.delegate.refused) { $0.refusals = 1 }
  }

  // seed: S2-1, S2-4, S2-10
  @Test func `without a boundary a parent can be sent an internal action of its child`() async {
    let store = makeStore()
    await store.send(.keypad(._pinChecked(.success("Eve"))))
    await store.receive(\.keypad.delegate.unlocked, "Eve") { $0.visitor = "Eve" }
  }

  // seed: S2-10
  @Test func `the feature works alone`() async {
    let store = TestStore(initialState: Keypad.State(pin: "1234")) { Keypad() }
    await store.send(.unlockButtonTapped) { $0.isBusy = true }
    await store.receive(\._pinChecked.success, "Ada") { $0.isBusy = false }
    await store.receive(.delegate(.unlocked(by: "Ada")))
  }
}

private struct WrongPin: Error, Equatable {}

@Reducer
private struct Keypad {
  @ObservableState
  struct State: Equatable {
    var pin = ""
    var isBusy = false
  }

  enum Action: Equatable {
    @CasePathable
    enum Delegate: Equatable {
      case unlocked(by: String)
      case refused
    }

    case unlockButtonTapped
    case _pinChecked(Result<String, WrongPin>)
    case delegate(Delegate)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .unlockButtonTapped:
        state.isBusy = true
        return .run { [pin = state.pin] send in
          await send(._pinChecked(pin == "1234" ? .success("Ada") : .failure(WrongPin())))
        }
      case ._pinChecked(.success(let name)):
        state.isBusy = false
        return .send(.delegate(.unlocked(by: name)))
      case ._pinChecked(.failure):
        state.isBusy = false
        return .send(.delegate(.refused))
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
private struct Shed {
  @ObservableState
  struct State: Equatable {
    var keypad = Keypad.State()
    var visitor: String?
    var refusals = 0
  }

  enum Action: Equatable {
    case keypad(Keypad.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.keypad, action: \.keypad) { Keypad() }
    Reduce { state, action in
      switch action {
      case .keypad(.delegate(let news)):
        switch news {
        case .unlocked(let name): state.visitor = name
        case .refused: state.refusals += 1
        }
        return .none
      case .keypad:
        return .none
      }
    }
  }
}
