// holds: MACRO-110
// Patterns that leave out the wrapping of a child's action. The compiler reports them at the body, or in its own terms.
import Headgate

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 1
    var name = ""
  }
  enum Action: Equatable {
    case saved(String)
    case tapped
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
enum Path {
  case child(Child)
}

@Reducer
struct Parent {
  @ObservableState
  struct State {
    var name = ""
    @Presents var path: Path.State?
    @Presents var child: Child.State?
    var rows: IdentifiedArrayOf<Child.State> = []
    var stack = StackState<Path.State>()
  }
  enum Action {
    case path(PresentationAction<Path.Action>)
    case child(PresentationAction<Child.Action>)
    case rows(IdentifiedActionOf<Child>)
    case stack(StackActionOf<Path>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.presented(.child(.saved(let name)))): state.name = name
      case .stack(.element(id: _, action: .child(.saved(let name)))): state.name = name
      case .child(.presented(.saved(let name))): state.name = name
      case .rows(.element(id: _, action: .saved(let name))): state.name = name
      default: break
      }
      return .none
    }
  }
}

#if WRONG
  @Reducer
  struct WrongParent {
    @ObservableState
    struct State {
      var name = ""
      @Presents var path: Path.State?
      @Presents var child: Child.State?
      var rows: IdentifiedArrayOf<Child.State> = []
      var stack = StackState<Path.State>()
    }
    enum Action {
      case path(PresentationAction<Path.Action>)
      case child(PresentationAction<Child.Action>)
      case rows(IdentifiedActionOf<Child>)
      case stack(StackActionOf<Path>)
    }
    var body: some ReducerOf<Self> {  // must say: failed to produce diagnostic
      Reduce { state, action in
        switch action {
        case .path(.child(.saved(let name))): state.name = name  // must say: Write '.path(.presented(.child(
        case .stack(.child(.saved(let name))): state.name = name  // must say: [MAC-91]
        default: break
        }
        return .none
      }
    }
    func childless(into state: inout State, action: Action) {
      switch action {
      case .child(.saved(let name)): state.name = name  // must say: Write '.child(.presented(.saved(let name)))'
      case .rows(.saved(let name)): state.name = name  // must say: element(id: _, action: .saved(let name))
      case .rows(.element(.saved(let name))): state.name = name  // must say: [MAC-91]
      default: break
      }
    }
    func presented(into state: inout State, action: Action) {
      if case .child(.tapped) = action { state.name = "" }  // must say: Write '.child(.presented(.tapped))'. [MAC-90]
    }
  }
#endif
