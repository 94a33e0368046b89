import Headgate
import SwiftUI

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }

  enum Action {
    case enterTapped
    case nameChanged(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

@Reducer
struct Lobby {
  @ObservableState
  struct State: Equatable {
    var players = 1
  }

  enum Action {
    case leaveTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

@Reducer
struct Entrance {
  @ObservableState
  enum State: Equatable {
    case login(Login.State)
    case lobby(Lobby.State)
    case closed
  }

  enum Action {
    case login(Login.Action)
    case lobby(Lobby.Action)
  }

  var body: some Reducer<State, Action> {
    EmptyReducer().ifCaseLet(\.login, action: \.login) { Login() }
    EmptyReducer().ifCaseLet(\.lobby, action: \.lobby) { Lobby() }
  }
}

struct EntranceView: View {
  let store: StoreOf<Entrance>

  var body: some View {
    if let login = store.scope(state: \.login, action: \.login) {
      @Bindable var login = login
      TextField("Name", text: $login.name.sending(\.nameChanged))
      Button("Enter") { login.send(.enterTapped) }
    } else if let lobby = store.scope(state: \.lobby, action: \.lobby) {
      // The lobby shows the number of players only.
      Text("\(lobby.players) players")
      Button("Leave") { lobby.send(.leaveTapped) }
    } else {
      Text("Closed")
    }
  }
}
