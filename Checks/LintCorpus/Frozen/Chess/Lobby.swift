import Foundation
import Headgate

/// The players who wait for a game.
@Reducer
struct Lobby {
  @ObservableState
  struct State: Equatable {
    @Presents var game: Game.State?
    @Presents var analysis: Analysis.State?  // flags: unintegrated-child
    var players: [Player] = []
    var results: [String] = []
    var isChallenging = false
  }

  enum Action {
    case lobbyAppeared
    case playerTapped(Player)
    case refreshButtonTapped
    case _challengeAccepted(Player, game: String)
    case _challengeDeclined(ChessError)
    case _playersChanged([Player])
    case _pingMeasured(Double)  // flags: unused-action
    case delegate(Delegate)
    case game(PresentationAction<Game.Action>)

    enum Delegate: Equatable {
      case ratingChanged(Int)  // near-miss: unobserved-delegate
    }
  }

  @Dependency(\.chess) var chess

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lobbyAppeared, .refreshButtonTapped:
        return .run { send in
          for await players in chess.lobby() {  // flags: uncancellable-loop
            await send(._playersChanged(players))
          }
        }

      case .playerTapped(let player):
        state.isChallenging = true
        return .run { send in
          let game = try await chess.challenge(player.id)
          await send(._challengeAccepted(player, game: game))
        } catch: { error, send in
          await send(._challengeDeclined(error as? ChessError ?? .offline))
        }

      case ._challengeAccepted(let player, let game):
        state.isChallenging = false
        state.game = Game.State(id: game, opponent: player)
        return .none

      case ._challengeDeclined:
        state.isChallenging = false
        return .none

      case ._playersChanged(let players):
        state.players = players
        return .none

      case ._pingMeasured:
        return .none

      case .game(.presented(.delegate(.gameFinished(let result)))):
        state.results.append(result)
        state.game = nil
        return .none

      case .game(.presented(.pieceDropped)):  // flags: parent-observes-inside
        state.isChallenging = false
        return .none

      case .game(.presented(._moveRejected(.gameOver))):  // flags: parent-observes-inside, internal-outside-feature
        state.game = nil
        return .none

      case .delegate:
        return .none

      default:  // flags: delegate-default
        return .none
      }
    }
    .ifLet(\.$game, action: \.game) { Game() }  // near-miss: unintegrated-child
  }
}

/// The analysis of a finished game.
@Reducer
struct Analysis {
  @ObservableState
  struct State: Equatable {
    var moves: [Move] = []
    var index = 0
    var best: Move?
  }

  enum Action {
    case backButtonTapped
    case forwardButtonTapped
    case _moveAnalyzed(Move?)
    case _positionChanged
  }

  @Dependency(\.chess) var chess

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .backButtonTapped:
        state.index -= 1
        return .send(._positionChanged)  // flags: action-as-function

      case .forwardButtonTapped:
        state.index += 1
        return .send(._positionChanged)  // flags: action-as-function

      case ._positionChanged:
        state.index = min(max(state.index, 0), state.moves.count)
        return .send(._moveAnalyzed(nil))  // flags: action-as-function, send-chain

      case ._moveAnalyzed(let best):
        state.best = best
        return .none
      }
    }
  }
}
