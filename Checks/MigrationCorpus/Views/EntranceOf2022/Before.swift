import ComposableArchitecture
import SwiftUI

struct Login: ReducerProtocol {
  struct State: Equatable {
    var name = ""
  }

  enum Action {
    case enterTapped
    case nameChanged(String)
  }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct Lobby: ReducerProtocol {
  struct State: Equatable {
    var players = 1
  }

  enum Action {
    case leaveTapped
  }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct Entrance: ReducerProtocol {
  enum State: Equatable {
    case login(Login.State)
    case lobby(Lobby.State)
    case closed
  }

  enum Action {
    case login(Login.Action)
    case lobby(Lobby.Action)
  }

  var body: some ReducerProtocol<State, Action> {
    Scope(state: /State.login, action: /Action.login) { Login() }
    Scope(state: /State.lobby, action: /Action.lobby) { Lobby() }
  }
}

struct EntranceView: View {
  let store: StoreOf<Entrance>

  var body: some View {
    SwitchStore(store) {
      CaseLet(state: /Entrance.State.login, action: Entrance.Action.login) { login in
        WithViewStore(login) { viewStore in
          TextField("Name", text: viewStore.binding(get: { $0.name }, send: { .nameChanged($0) }))
          Button("Enter") { viewStore.send(.enterTapped) }
        }
      }
      // The lobby shows the number of players only.
      CaseLet(state: /Entrance.State.lobby, action: Entrance.Action.lobby) { lobby in
        WithViewStore(lobby.scope(state: \.players)) { viewStore in
          Text("\(viewStore.state) players")
          Button("Leave") { viewStore.send(.leaveTapped) }
        }
      }
      Default {
        Text("Closed")
      }
    }
  }
}
