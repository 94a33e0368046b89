import Headgate
import HeadgateTesting
import Testing

@MainActor
struct HomeTests {
  @Test func discards() async {
    let store = TestStore(initialState: Home.State()) { Home() }
    await store.send(.profileButtonTapped) { $0.profile = Profile.State() }
    await store.send(.profile(.presented(.binding(.set(\.name, "a"))))) {
      $0.profile?.name = "a"
      $0.profile?.isDirty = true
    }
    await store.send(.profile(.presented(.closeButtonTapped))) {
      $0.profile?.alert = AlertState {
        TextState("Discard?")
      } actions: {
        ButtonState(action: .discard) { TextState("Discard") }
      }
    }
    await store.receive(\.profile.presented.closed) { $0.log = ["a"] }
    await store.send(\.profile.presented.alert.discard) { $0.profile?.alert = nil }
    await store.receive(\.profile.dismiss) {
      $0.profile = nil
      $0.log = ["a", "dismissed"]
    }
  }

  @Test func view() async {
    let store = Store(initialState: Home.State()) { Home() }
    store.send(.profileButtonTapped)
    HomeView(store: store).profile?.closePressed()
    #expect(store.profile?.alert == nil)
  }
}
