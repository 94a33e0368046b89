// style: 2022
// other names: the reducer of an enum state with `Scope(state: /State.login, action: /Action.login)` is `.ifCaseLet` or a `@Reducer enum`;
//   `SwitchStore { CaseLet(…) }` is `switch store.case`.
// no equivalent: `Scope` on a case of an enum.

import ComposableArchitecture
import SwiftUI

struct Entrance: ReducerProtocol {
  enum State: Equatable {
    case login(EntranceLogin.State)
    case lobby(Lobby.State)

    init() { self = .login(EntranceLogin.State()) }
  }

  enum Action: Equatable {
    case login(EntranceLogin.Action)
    case lobby(Lobby.Action)
  }

  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .login(.loginResponse(.success(let name))):
        state = .lobby(Lobby.State(name: name))
        return .none
      case .login:
        return .none
      case .lobby(.leaveButtonTapped):
        state = .login(EntranceLogin.State())
        return .none
      case .lobby:
        return .none
      }
    }
    Scope(state: /State.login, action: /Action.login) {
      EntranceLogin()
    }
    Scope(state: /State.lobby, action: /Action.lobby) {
      Lobby()
    }
  }
}

struct EntranceLogin: ReducerProtocol {
  struct State: Equatable {
    var name = ""
    var isBusy = false
  }

  enum Action: Equatable {
    case loginButtonTapped
    case loginResponse(TaskResult<String>)
    case nameChanged(String)
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .nameChanged(let name):
      state.name = name
      return .none
    case .loginButtonTapped:
      state.isBusy = true
      return .task { [name = state.name] in
        try await clock.sleep(for: .seconds(1))
        return .loginResponse(.success(name))
      }
    case .loginResponse:
      state.isBusy = false
      return .none
    }
  }
}

struct Lobby: ReducerProtocol {
  struct State: Equatable {
    let name: String
    var players = 1
  }

  enum Action: Equatable {
    case leaveButtonTapped
    case playerJoined
  }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    if action == .playerJoined { state.players += 1 }
    return .none
  }
}

struct EntranceView: View {
  let store: StoreOf<Entrance>

  var body: some View {
    SwitchStore(store) {
      CaseLet(state: /Entrance.State.login, action: Entrance.Action.login) { login in
        WithViewStore(login, observe: { $0 }) { viewStore in
          TextField("Name", text: viewStore.binding(get: \.name, send: EntranceLogin.Action.nameChanged))
          Button("Enter") { viewStore.send(.loginButtonTapped) }
        }
      }
      CaseLet(state: /Entrance.State.lobby, action: Entrance.Action.lobby) { lobby in
        WithViewStore(lobby, observe: \.players) { viewStore in
          Text("\(viewStore.state) players")
          Button("Leave") { viewStore.send(.leaveButtonTapped) }
        }
      }
    }
  }
}
