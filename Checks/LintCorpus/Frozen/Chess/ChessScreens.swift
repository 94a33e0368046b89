import Foundation
import Headgate

/// Draws the app in a terminal.
@MainActor
struct ChessScreen {
  let store: StoreOf<ChessRoot>

  var lines: [String] {
    ["Rating \(store.rating)"] + LobbyScreen(store: lobby).lines
  }

  func keyPressed(_ key: Character) {
    switch key {
    case "1"..."3": store.send(.tabTapped(key.wholeNumberValue ?? 1))
    case "n": NameScreen(store: store.scope(state: \.profile, action: \.profile)).edit()
    case "p": store.scope(state: \.puzzle, action: \.puzzle).send(.moveTried(Move(from: 0, to: 1)))
    default: LobbyScreen(store: lobby).keyPressed(key)
    }
  }

  private var lobby: StoreOf<Lobby> { store.scope(state: \.lobby, action: \.lobby) }
}

@MainActor
struct LobbyScreen {
  let store: StoreOf<Lobby>

  var lines: [String] {
    store.players.enumerated().map { "\($0) \($1.name) (\($1.rating))" }
  }

  func keyPressed(_ key: Character) {
    switch key {
    case "a": store.send(.lobbyAppeared)
    case "r": store.send(.refreshButtonTapped)
    case "x": store.send(._playersChanged([]))  // flags: view-sends-non-view, internal-outside-feature
    case "+": store.send(.delegate(.ratingChanged(1_500)))  // flags: view-sends-non-view, delegate-forged
    default:
      guard let index = key.wholeNumberValue, store.players.indices.contains(index) else { return }
      store.send(.playerTapped(store.players[index]))  // near-miss: view-sends-non-view
    }
  }
}

@MainActor
struct GameScreen {
  let store: StoreOf<Game>

  func keyPressed(_ key: Character) {
    switch key {
    case "h": store.send(.hintButtonTapped)
    case "q": store.send(.resignButtonTapped)
    case "s": store.send(.boardAppeared)
    default: store.send(.pieceDropped(Move(from: 12, to: 28)))
    }
  }
}

@MainActor
struct AnalysisScreen {
  let store: StoreOf<Analysis>

  func keyPressed(_ key: Character) {
    store.send(key == "<" ? .backButtonTapped : .forwardButtonTapped)  // near-miss: unused-action
  }
}

@MainActor
struct NameScreen {
  @Bindable var store: StoreOf<Profile>

  func edit() {
    store.name = readLine() ?? store.name
    store.send(.saveButtonTapped)
  }
}
