import Headgate
import HeadgateTesting
import Testing

@MainActor
struct FormTests {
  @Test func closes() async {
    let store = TestStore(initialState: FormHost.State()) { FormHost() }
    await store.send(.form(.closeButtonTapped)) {
      $0.form.isOpen = false
      $0.events = ["closed"]
    }
    await store.receive(\.form.refresh) { $0.form.refreshes = 1 }
    await store.receive(\.form.loaded) {
      $0.form.isOpen = true
      $0.events = ["closed", "loaded"]
    }
    await store.send(.form(.shaken))
  }
}
