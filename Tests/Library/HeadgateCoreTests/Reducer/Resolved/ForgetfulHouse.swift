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
    var tab: Room.State = .lamp(Lamp.State())
    var cellar = Cellar.State()
    @Presents var loft: Cellar.State? = Cellar.State()
    var cellars: IdentifiedArrayOf<Cellar.State> = [Cellar.State()]
    var annexes = StackState<Hall.State>([Hall.State()])
  }

  enum Action {
    case lamp(Lamp.Action)
    case spare(Lamp.Action)
    case lamps(IdentifiedActionOf<Lamp>)
    case path(StackActionOf<Lamp>)
    case room(PresentationAction<Room.Action>)
    case alert(PresentationAction<Alert>)
    case hall(Hall.Action)
    case tab(Room.Action)
    case cellar(Gate<Cellar>)
    case loft(PresentationAction<Gate<Cellar>>)
    case cellars(IdentifiedGatesOf<Cellar>)
    case annexes(StackActionOf<Hall>)

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

  /// Runs no lamp either, and shows no alert.
  @Reducer
  struct Hall {
    @ObservableState
    struct State: Equatable {
      var lamp = Lamp.State()
      @Presents var alert: AlertState<Action.Alert>? = AlertState { TextState("Dark") }
    }
    enum Action {
      case lamp(Lamp.Action)
      case alert(PresentationAction<Alert>)

      @CasePathable
      enum Alert { case accepted }
    }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
  }

  @Reducer
  struct Cellar {
    @ObservableState
    struct State: Equatable, Identifiable { var id = 0 }
    enum Action: GatedAction {
      case view(View)
      case delegate(Delegate)
      @CasePathable enum View { case entered }
      @CasePathable enum Delegate { case flooded }
    }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
  }
}

extension ForgetfulHouse.Room.State: Equatable {}

extension ForgetfulHouse.Action {
  static var lampInRoom: Self { .room(.presented(.lamp(.switched))) }
  static var lampInTab: Self { .tab(.lamp(.switched)) }
}
