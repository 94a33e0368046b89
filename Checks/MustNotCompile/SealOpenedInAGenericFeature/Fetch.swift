import Headgate

@Reducer
struct Fetch<Item: Sendable> {
  struct State {
    var items: [Item] = []
  }
  enum Action: GatedAction {
    case view(View), `internal`(Internal)
    enum View {
      case refreshPulled
    }
    @Sealed fileprivate enum InternalEvent {
      case fetched([Item]), failed
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.refreshPulled): return .send(.internal(.failed))
      case .internal(.fetched(let items)): state.items = items
      case .internal(.failed): break
      }
      return .none
    }
  }
}
