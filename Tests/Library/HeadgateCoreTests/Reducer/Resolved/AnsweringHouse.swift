import Headgate

/// A house that answers the actions of a bell, which has no reducer, and runs a socket through a floor without a reducer.
@Reducer
struct AnsweringHouse {
  enum Bell {
    @ObservableState
    struct State: Equatable { var name = "" }

    @CasePathable
    enum Action: CaseIterable { case counted, stopped, forwarded }
  }

  enum Floor {
    @CasePathable
    enum Action { case socket(Socket.Action) }
  }

  @Reducer
  struct Socket {
    @ObservableState
    struct State: Equatable { var isUsed = false }
    enum Action { case touched }
    var body: some ReducerOf<Self> {
      Reduce { _, _ in .none }
    }
  }

  @ObservableState
  struct State: Equatable {
    var bell = Bell.State()
    var socket = Socket.State()
    var rings = 0
  }

  enum Action {
    case bell(Bell.Action)
    case floor(Floor.Action)
    case rang
  }

  private enum CancelID { case ring }

  var body: some ReducerOf<Self> {
    Scope(state: \.socket, action: \.floor.socket) { Socket() }
    Reduce { state, action in
      switch action {
      case .bell(.counted): state.rings += 1
      case .bell(.stopped): return .cancel(id: CancelID.ring)
      case .bell(.forwarded): return .send(.rang)
      case .floor, .rang: break
      }
      return .none
    }
  }
}
