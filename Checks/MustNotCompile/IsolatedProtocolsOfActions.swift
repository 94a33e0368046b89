// compile with: -default-isolation MainActor
import Headgate

// holds: MACRO-131

// Actions that conform to protocols of a module of the main actor.
#if WRONG
  protocol ComparedAction: Sendable, Equatable {}
#else
  nonisolated protocol ComparedAction: Sendable, Equatable {}
#endif
protocol AppAction: Sendable { var title: String { get } }
protocol Marker {}

@Reducer
struct Compared {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action: ComparedAction {  // must say: cannot satisfy conformance requirement for a 'Sendable' type parameter
    case load(String)
    case reset
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .load(let name):
        state.name = name
        return .run { send in await send(.reset) }
      case .reset: return .none
      }
    }
  }
}

@Reducer
struct Gated {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action: GatedAction, Marker {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)
    enum View: Marker {
      case tapped
    }
    enum Delegate: AppAction {
      case saved(Int)
      var title: String { "saved" }
    }
    @Sealed fileprivate enum InternalEvent: Marker, Equatable {
      case saved(Int)
      case ended
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.tapped): return .run { send in await send(.internal(.saved(1))) }
      case .internal(.saved(let count)): return .send(.delegate(.saved(count)))
      case .internal(.ended): return .none
      case .delegate: return .none
      }
    }
  }
}

@Reducer
struct Parent {
  @ObservableState
  struct State: Equatable {
    var gated = Gated.State()
    @Presents var compared: Compared.State?
  }
  enum Action: AppAction {
    case gated(Gate<Gated>)
    case compared(PresentationAction<Compared.Action>)
    var title: String { "parent" }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.gated, action: \.gated) { Gated() }
    Reduce { state, action in
      switch action {
      case .gated(.delegate(.saved)), .compared(.presented(.reset)): return .none
      case .gated, .compared: return .none
      }
    }
    .ifLet(\.$compared, action: \.compared) { Compared() }
  }
}
