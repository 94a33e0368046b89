import Headgate
import HeadgateTesting
import Testing

@MainActor
struct SportTests {
  @Test func laps() async {
    let store = TestStore(initialState: Sport.State()) { Sport() }
    await store.send(\.watch.view.lapTapped) { $0.watch.seconds = 1 }
    await store.receive(\.watch.delegate.lapped, 1) { $0.laps = [1] }
  }
}
