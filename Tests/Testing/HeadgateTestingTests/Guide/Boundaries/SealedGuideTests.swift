import Headgate
import Testing

// snippet: sealed-test
@_spi(Sealed) import HeadgateTesting

@MainActor
struct SealedGuideTests {
  // holds: GATE-22
  @Test func ungated() async {
    let store = TestStore(initialState: GuideLogin.State(isBusy: true)) { GuideLogin() }
    await store.send(\.internal.userLoadFailed) { $0.isBusy = false }
    await store.send(\.internal.userLoaded, GuideUser(name: "Blob"))
    await store.receive(.delegate(.userLoggedIn(GuideUser(name: "Blob"))))
  }
}
// snippet end
