import Headgate
import SwiftUI

@Reducer
struct Player {
  @ObservableState
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
  let store: StoreOf<Player>

  var body: some View {
    VStack {
      Text(store.song)
      Slider(value: Binding(get: { store.volume }, set: { store.send(.view(.volumeChanged($0))) }))
      Button(store.isPlaying ? "Pause" : "Play") { store.send(.view(.playTapped)) }
    }
    .onAppear { store.send(.view(.appeared)) }
  }
}
