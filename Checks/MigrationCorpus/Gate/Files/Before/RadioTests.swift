import Headgate
import HeadgateTesting
import Testing

@MainActor
struct RadioTests {
  @Test func plays() async {
    let store = TestStore(initialState: Radio.State()) { Radio() }
    await store.send(\.player.playButtonTapped) { $0.player.isPlaying = true }
    await store.receive(\.player.ticked, 1) { $0.player.seconds = 1 }
    await store.receive(\.player.ended) { $0.songs = 1 }
  }
}
