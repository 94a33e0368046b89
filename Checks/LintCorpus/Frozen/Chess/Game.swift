import Foundation
import Headgate

/// One game against a player on the server.
@Reducer
struct Game {
  @ObservableState
  struct State: Equatable {
    let id: String
    let opponent: Player
    var moves: [Move] = []
    var hint: Move?
    var isMyTurn = true
    var problem: String?
    var result: String?
    var seconds = 600
  }

  enum Action {
    case boardAppeared
    case hintButtonTapped
    case pieceDropped(Move)
    case resignButtonTapped
    case clockStarted  // flags: flat-internal-underscore
    case hintFound(Move?)  // flags: flat-internal-underscore
    case _gameEnded(String)
    case _eventReceived(GameEvent)
    case _moveAccepted(Move)
    case _moveRejected(ChessError)
    case _secondPassed
    case delegate(Delegate)

    enum Delegate: Equatable {
      case gameFinished(String)
      case moveMade(Move)  // flags: unobserved-delegate
    }
  }

  private enum CancelID { case clock, play }

  @Dependency(\.chess) var chess
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .boardAppeared:
        return .merge(
          .run { [clock] send in
            try await clock.sleep(for: .seconds(3))
            await send(.clockStarted)
          },
          .run { [id = state.id] send in
            for await event in chess.events(id) {  // near-miss: uncancellable-loop
              await send(._eventReceived(event))
            }
          }
          .cancellable(id: CancelID.play)
        )

      case .clockStarted:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(._secondPassed)
          }
        }
        .cancellable(id: CancelID.clock, cancelInFlight: true)  // near-miss: shared-cancel-id

      case .pieceDropped(let move):
        guard state.isMyTurn else { return .none }
        state.isMyTurn = false
        return .run { [id = state.id] send in
          try await chess.move(id, move)
          await send(._moveAccepted(move))
        } catch: { error, send in
          await send(._moveRejected(error as? ChessError ?? .offline))
        }
        .cancellable(id: CancelID.play)  // flags: shared-cancel-id

      case .hintButtonTapped:
        return .run { [moves = state.moves] send in
          await send(.hintFound(await chess.bestMove(moves)))  // near-miss: response-without-failure
        }

      case .hintFound(let move):
        state.hint = move
        return .none

      case .resignButtonTapped:
        return .send(._gameEnded("You resigned."))  // flags: action-as-function

      case ._eventReceived(.resigned):
        return .send(._gameEnded("\(state.opponent.name) resigned."))  // flags: action-as-function

      case ._eventReceived(.timeLost):
        return end(&state, "Time is over.")  // near-miss: action-as-function

      case ._eventReceived(.moved(let move)):
        state.moves.append(move)
        state.isMyTurn = true
        return .none

      case ._gameEnded(let result):
        return end(&state, result)

      case ._moveAccepted(let move):
        state.moves.append(move)
        return .send(.delegate(.moveMade(move)))

      case ._moveRejected(let error):
        state.isMyTurn = true
        state.problem = error == .illegalMove ? "This move is not legal." : "Try again."
        return .none

      case ._secondPassed:
        state.seconds = max(0, state.seconds - 1)
        return .none

      case .delegate(.moveMade):  // flags: delegate-handled-by-self
        state.hint = nil
        return .none

      case .delegate(.gameFinished):
        return .none
      }
    }
  }

  private func end(_ state: inout State, _ result: String) -> EffectOf<Self> {
    state.result = result
    return .merge(
      .cancel(id: CancelID.clock),
      .run { [clock] send in
        try await clock.sleep(for: .seconds(2))
        await send(.delegate(.gameFinished(result)))
      }
    )
  }
}
