import Headgate

/// A profile. Each mistake in it has a fix.
@Reducer
struct Profile {
  @Reducer
  enum Destination: Sendable {
    case counter(Counter)
  }

  @ObservableState
  struct State {
    var name = ""
    var saves = 0
    @Presents var destination: Destination.State?
  }

  enum Action: BindableAction {
    // What the parent hears.
    case delegate(Delegate)
    case binding(BindingAction<State>)
    case view(View)  // What the view sends.
    case destination(PresentationAction<Destination.Action>)

    enum Delegate { case saved(String) }

    enum View {
      case setName(String)
      case handleSaveTapped
      case counterButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.setName(let name)):
        state.name = name
        return .none
      case .view(.handleSaveTapped):
        state.saves += 1
        return .send(.delegate(.saved(state.name)))
      case .view(.counterButtonTapped):
        state.destination = .counter(Counter.State())
        return .none
      case .delegate, .binding, .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
