import Headgate

/// A feature with all kinds of actions, behind a gate in its parents.
@Reducer
struct GatedLeaf: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var taps = 0
    var tickets: [Int] = []

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: GatedAction, Codable, Sendable {
    case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)

    enum View: Codable, Sendable { case tapped(Int), drawTapped(Int) }
    enum Delegate: Codable, Sendable { case counted(Int) }
    enum Interface: Codable, Sendable { case reset }
    @Sealed fileprivate enum InternalEvent: Codable, Sendable { case drawn(Int, at: Int), ended }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.tapped(let count)):
        state.taps += count
        return state.taps.isMultiple(of: 3) ? .send(.delegate(.counted(state.taps))) : .none
      case .view(.drawTapped(let count)):
        return .run { send in
          for index in 0..<count { await send(.internal(.drawn(index * count, at: index))) }
          await send(.internal(.ended))
        }
      case .internal(.drawn(let number, let index)):
        state.tickets = state.tickets.suffix(3) + [number + index]
        return .none
      case .internal(.ended):
        return .send(.delegate(.counted(state.tickets.count)))
      case .interface(.reset):
        state.taps = 0
        return .none
      case .delegate:
        return .none
      }
    }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    random.below(2) == 0 ? .view(.tapped(random.below(4))) : .view(.drawTapped(random.below(4)))
  }
}
