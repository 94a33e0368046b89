import Foundation
import Headgate

struct Move: Equatable, Sendable {
  let from: Int
  let to: Int
}

struct Player: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
  var rating: Int
}

enum ChessError: Error, Equatable {
  case offline
  case illegalMove
  case gameOver
}

/// What the server tells during a game.
enum GameEvent: Equatable, Sendable {
  case moved(Move)
  case resigned
  case timeLost
}

@DependencyClient
struct ChessClient: Sendable {
  var players: @Sendable () async throws -> [Player]
  var challenge: @Sendable (_ player: Player.ID) async throws -> String
  var move: @Sendable (_ game: String, _ move: Move) async throws -> Void
  var events: @Sendable (_ game: String) -> AsyncStream<GameEvent> = { _ in .finished }
  var lobby: @Sendable () -> AsyncStream<[Player]> = { .finished }
  var bestMove: @Sendable (_ moves: [Move]) async -> Move? = { _ in nil }
}

extension ChessClient: DependencyKey {
  static let testValue = ChessClient()

  static let liveValue = ChessClient(
    players: { try await ChessServer.shared.players() },
    challenge: { player in
      let nonce = UUID()  // near-miss: ambient-nondeterminism
      return try await ChessServer.shared.challenge(player, nonce: nonce)
    },
    move: { game, move in try await ChessServer.shared.play(move, in: game) },
    events: { game in ChessServer.shared.events(of: game) },
    lobby: { ChessServer.shared.lobby() },
    bestMove: { moves in
      // The engine is slow, so it runs at a low priority.
      await Task(priority: .utility) { ChessEngine().best(after: moves) }.value  // near-miss: unstructured-task
    }
  )
}

extension DependencyValues {
  var chess: ChessClient {
    get { self[ChessClient.self] }
    set { self[ChessClient.self] = newValue }
  }
}
