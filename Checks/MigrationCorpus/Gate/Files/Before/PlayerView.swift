import Headgate

@MainActor
struct PlayerView {
  let store: StoreOf<Player>
}

extension PlayerView {
  func pressed() { store.send(.playButtonTapped) }
}
