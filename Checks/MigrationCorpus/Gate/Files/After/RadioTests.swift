import Headgate
import HeadgateTesting
import Testing

@MainActor
struct RadioTests {
  @Test func plays() async {
    let store = TestStore(initialState: Radio.State()) { Radio() }
    await store.send(\.player.view.playButtonTapped) { $0.player.isPlaying = true }
    await store.receive(\.player.internal.ticked, 1) { $0.player.seconds = 1 }
    await store.receive(\.player.delegate.ended) { $0.songs = 1 }
  }
}
