import Headgate

/// A parent with a gate in every operator. It notes what it was told.
@Reducer
struct GatedHouse {
  @ObservableState
  struct State: Equatable {
    var door = SignIn.State()
    var window: SignIn.State?
    @Presents var sheet: SignIn.State?
    var rows: IdentifiedArrayOf<SignIn.State> = []
    var path = StackState<SignIn.State>()
    @Presents var room: Room.State?
    var rooms = StackState<Room.State>()
    var told: [String] = []
  }

  enum Action {
    case door(Gate<SignIn>)
    case window(Gate<SignIn>)
    case sheet(PresentationAction<Gate<SignIn>>)
    case rows(IdentifiedAction<Int, Gate<SignIn>>)
    case path(StackAction<SignIn.State, Gate<SignIn>>)
    case room(PresentationAction<Room.Action>)
    case rooms(StackActionOf<Room>)
    case closeTapped
  }

  @Reducer
  enum Room {
    case hall(Gate<SignIn>)
    case attic(Meter)
    case cellar(Gate<Meter> = Gate(Meter()))
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.door, action: \.door) { SignIn() }
    IfLet(\.window, action: \.window) { SignIn() }
    Reduce { state, action in
      switch action {
      case .door(let gate): state.told.append("door \(Self.words(gate))")
      case .window(let gate): state.told.append("window \(Self.words(gate))")
      case .sheet(.presented(let gate)): state.told.append("sheet \(Self.words(gate))")
      case .sheet(.dismiss): state.told.append("sheet goes")
      case .rows(.element(let id, let gate)): state.told.append("row \(id) \(Self.words(gate))")
      case .path(.element(_, let gate)): state.told.append("path \(Self.words(gate))")
      case .path: state.told.append("path moves")
      case .room(.presented(.hall(let gate))), .rooms(.element(_, .hall(let gate))):
        state.told.append("hall \(Self.words(gate))")
      case .room(.presented(.cellar(.delegate(.full)))): state.told.append("cellar full")
      case .room, .rooms: break
      case .closeTapped:
        return .merge(
          .send(.door(.interface(.greet("door")))),
          .send(.sheet(.presented(.interface(.reset))))
        )
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { SignIn() }
    .forEach(\.rows, action: \.rows) { SignIn() }
    .forEach(\.path, action: \.path) { SignIn() }
    .ifLet(\.$room, action: \.room)
    .forEach(\.rooms, action: \.rooms)
  }

  /// What a parent can see of a child.
  static func words(_ gate: Gate<SignIn>) -> String {
    switch gate {
    case .delegate(.signedIn(let member)): "signed in \(member.name)"
    case .delegate(.gaveUp): "gave up"
    case .interface(.reset): "reset"
    case .interface(.greet(let name)): "greet \(name)"
    case .inside: "inside"
    }
  }
}
