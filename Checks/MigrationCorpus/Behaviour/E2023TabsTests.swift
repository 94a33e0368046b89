@testable import E2023Tabs
import Headgate
import HeadgateTesting
import Testing

struct E2023TabsTests {
  @Test func theTabsAppearAfterTheLaunch() async {
    let clock = TestClock()
    let store = TestStore(initialState: TabbedApp.State.loading) {
      TabbedApp()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.onLaunch)
    await clock.advance(by: .seconds(1))
    await store.receive(\.loaded) { $0 = .tabs(AppTabs.State(name: "Blob")) }
    await store.send(.tabs(.home(.searchButtonTapped))) { $0.modify(\.tabs) { $0.tab = .search } }
    await store.send(.tabs(.search(.tapped))) { $0.modify(\.tabs) { $0.search.taps = 1 } }
  }
}
