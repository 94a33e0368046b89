import Headgate

/// A feature that runs none of its children.
@Reducer
struct ForgetfulHouse {
  @ObservableState
  struct State: Equatable {
    var lamp = Lamp.State()
    var spare: Lamp.State? = Lamp.State()
    var lamps: IdentifiedArrayOf<Lamp.State> = [Lamp.State()]
    var path = StackState<Lamp.State>([Lamp.State()])
    @Presents var room: Room.State? = .lamp(Lamp.State())
    @Presents var alert: AlertState<Action.Alert>? = AlertState { TextState("Dark") }
    var hall = Hall.State()
  }

  enum Action {
    case lamp(Lamp.Action)
    case spare(Lamp.Action)
    case lamps(IdentifiedActionOf<Lamp>)
    case path(StackActionOf<Lamp>)
    case room(PresentationAction<Room.Action>)
    case alert(PresentationAction<Alert>)
    case hall(Hall.Action)

    @CasePathable
    enum Alert { case accepted }
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }

  @Reducer
  struct Lamp {
    @ObservableState
    struct State: Equatable, Identifiable {
      var id = 0
      var isOn = false
    }
    enum Action { case switched }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.isOn.toggle()
        return .none
      }
    }
  }

  @Reducer
  enum Room {
    case lamp(Lamp)
  }

  /// Runs no lamp either.
  @Reducer
  struct Hall {
    @ObservableState
    struct State: Equatable { var lamp = Lamp.State() }
    enum Action { case lamp(Lamp.Action) }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
  }
}

extension ForgetfulHouse.Room.State: Equatable {}
