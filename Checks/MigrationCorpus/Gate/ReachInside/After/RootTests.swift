import Headgate
import HeadgateTesting
import Testing

@MainActor
struct RootTests {
  @Test func logsIn() async {
    let store = TestStore(initialState: Root.State()) { Root() }
    await store.send(.login(.view(.nameChanged("Blob")))) { $0.login.name = "Blob" }
    await store.send(.retryButtonTapped)
    await store.receive(\.login.view.loginButtonTapped)
    await store.receive(\.login.internal.userLoaded) {
      $0.login.user = "Blob"
      $0.isLoggedIn = true
    }
  }

  @Test func gallery() async {
    let store = TestStore(initialState: Gallery.State()) { Gallery() }
    await store.send(\.login.view.nameChanged, "Blob") { $0.login.name = "Blob" }
  }
}
