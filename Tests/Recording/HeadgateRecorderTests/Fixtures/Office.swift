import Headgate

/// A feature with each type of the library that stands in actions and states.
@Reducer
struct Office {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var path = StackState<Room.State>()
    var desks: IdentifiedArrayOf<Desk.State> = [Desk.State(id: 1), Desk.State(id: 2)]
    var door = Door.State()
    @Shared(.inMemory("guests")) var guests = 0
    @SharedReader(.inMemory("guests")) var counted = 0
    var pin = Redacted("")
    @Presents var alert: AlertState<Question>?
    @Presents var dialog: ConfirmationDialogState<Question>?
    var answers: [Question] = []
  }

  enum Action: GatedAction, BindableAction, Codable {
    case binding(BindingAction<State>)
    case view(View)
    case path(StackActionOf<Room>)
    case desks(IdentifiedActionOf<Desk>)
    case door(Gate<Door>)
    case alert(PresentationAction<Question>)
    case dialog(PresentationAction<Question>)

    enum View: Codable { case guestCame, askTapped, chooseTapped, openTapped }
  }

  enum Question: Codable, Equatable, Sendable { case yes, no(reason: String) }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.door, action: \.door) { Door() }
    Reduce { state, action in
      switch action {
      case .view(.guestCame): state.$guests.withLock { $0 += 1 }
      case .view(.askTapped):
        state.alert = AlertState {
          TextState("Leave?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
          ButtonState(role: .cancel, action: .no(reason: "tea")) { TextState("No") }
        }
      case .view(.chooseTapped):
        state.dialog = ConfirmationDialogState {
          TextState("Where?")
        } actions: {
          ButtonState(action: .no(reason: "roof")) { TextState("Roof") }
        }
      case .view(.openTapped): state.path.append(.hall(Hall.State(name: "from a reducer")))
      case .alert(.presented(let answer)), .dialog(.presented(let answer)): state.answers.append(answer)
      case .door(.delegate(.opened)): state.answers.append(.no(reason: "door"))
      case .binding, .path, .desks, .door, .alert, .dialog: break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
    .forEach(\.desks, action: \.desks) { Desk() }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

@Reducer
enum Room {
  case hall(Hall)
}

extension Room.State: Codable, Equatable, Sendable {}
extension Room.Action: Codable, Sendable {}

@Reducer
struct Hall {
  @ObservableState
  struct State: Codable, Equatable, Sendable { var name: String }
  enum Action: Codable, Sendable { case renamed(String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .renamed(let name) = action { state.name = name }
      return .none
    }
  }
}

@Reducer
struct Desk {
  @ObservableState
  struct State: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var isTaken = false
  }
  enum Action: Codable, Sendable { case taken }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isTaken = true
      return .none
    }
  }
}

/// A feature with a gate, whose effect sends a sealed action.
@Reducer
struct Door {
  @ObservableState
  struct State: Codable, Equatable, Sendable { var isOpen = false }
  enum Action: GatedAction, Codable {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)
    enum View: Codable { case knocked }
    enum Delegate: Codable { case opened }
    @Sealed fileprivate enum InternalEvent: Codable { case opened(by: String) }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.knocked): return .run { send in await send(.internal(.opened(by: "Blob"))) }
      case .internal(.opened):
        state.isOpen = true
        return .send(.delegate(.opened))
      case .delegate: return .none
      }
    }
  }
}
