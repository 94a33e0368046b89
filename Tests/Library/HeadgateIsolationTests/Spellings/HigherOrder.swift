import Headgate

// A feature that is generic over its child, in a module whose default isolation is the main actor.

@Reducer
struct Undoable<Base: Reducer> {
  @ObservableState
  struct State {
    var present: Base.State
    var optional: Base.State?
    var past: [Base.State] = []

    init(_ present: Base.State) {
      self.present = present
      optional = present
    }
  }

  enum Action {
    case base(Base.Action)
    case optional(Base.Action)
    case saved
    case undone
  }

  let base: Base

  var body: some ReducerOf<Self> {
    Scope(state: \.present, action: \.base) { base }
    Reduce { state, action in
      switch action {
      case .base, .optional: return .none
      case .saved:
        state.past.append(state.present)
        return .none
      case .undone:
        guard let last = state.past.popLast() else { return .none }
        state.present = last
        state.optional = last
        return .none
      }
    }
    .ifLet(\.optional, action: \.optional) { base }
  }
}
