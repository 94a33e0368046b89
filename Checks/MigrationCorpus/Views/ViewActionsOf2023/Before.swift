import ComposableArchitecture
import SwiftUI

struct Player: Reducer {
  struct State: Equatable {
    var song = ""
    var volume = 0.5
    var isPlaying = false
  }

  enum Action {
    case loaded(String)
    case view(View)

    enum View {
      case appeared
      case playTapped
      case volumeChanged(Double)
    }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct PlayerView: View {
  struct ViewState: Equatable {
    var song: String
    var volume: Double
    var isPlaying: Bool

    init(state: Player.State) {
      song = state.song
      volume = state.volume
      isPlaying = state.isPlaying
    }
  }

  let store: StoreOf<Player>

  var body: some View {
    WithViewStore(store, observe: ViewState.init(state:), send: Player.Action.view) { viewStore in
      VStack {
        Text(viewStore.song)
        Slider(value: viewStore.binding(get: \.volume, send: { .volumeChanged($0) }))
        Button(viewStore.isPlaying ? "Pause" : "Play") { viewStore.send(.playTapped) }
      }
      .onAppear { viewStore.send(.appeared) }
    }
  }
}
