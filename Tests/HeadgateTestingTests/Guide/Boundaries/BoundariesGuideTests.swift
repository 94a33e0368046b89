import Headgate
import HeadgateTesting
import Testing

@MainActor
struct BoundariesGuideTests {
  // holds: GATE-21
  // snippet: gated-test
  @Test func login() async {
    let store = TestStore(initialState: GuideLogin.State(name: "Blob")) {
      GuideLogin()
    } withDependencies: {
      $0.guideUsers.login = { GuideUser(name: $0) }
    }
    await store.send(.view(.loginButtonTapped)) { $0.isBusy = true }
    await store.receive(\.internal.userLoaded) { $0.isBusy = false }
    await store.receive(.delegate(.userLoggedIn(GuideUser(name: "Blob"))))
  }
  // snippet end

  // holds: GATE-21, GATE-23
  // snippet: gated-parent-test
  @Test func root() async {
    let store = TestStore(initialState: GuideRoot.State(login: GuideLogin.State(name: "Blob"))) {
      GuideRoot()
    } withDependencies: {
      $0.guideUsers.login = { GuideUser(name: $0) }
    }
    await store.send(\.login.presented.view.loginButtonTapped) { $0.login?.isBusy = true }
    await store.receive(\.login.presented.internal.userLoaded) { $0.login?.isBusy = false }
    await store.receive(\.login.presented.delegate.userLoggedIn) { $0.user = GuideUser(name: "Blob") }
    await store.receive(\.login.presented.interface.reset) { $0.login = GuideLogin.State() }
    await store.send(.signOutButtonTapped) { $0.user = nil }
  }
  // snippet end

  @Test func screen() {
    nonisolated(unsafe) var lines: [String] = []
    let home = Store(initialState: GuideHome.State(rows: [GuideRow.State(id: 1)])) {
      GuideLog { lines.append($0) }
      GuideHome()
    } withDependencies: {
      $0.guideUsers.login = { GuideUser(name: $0) }
    }
    let screen = guideScreen(of: home)
    #expect(screen.draw() == "Name: ")
    screen.returnKeyPressed()
    #expect(screen.draw() == "…")
    home.scope(state: \.rows, action: \.rows)[0].send(.tapped)
    home.send(.login(.interface(.reset)))
    #expect(home.rows[id: 1]?.count == 1)
    #expect(lines.first == "login view(.loginButtonTapped)")
    #expect(lines.contains("row 1 _counted(…)"))
    #expect(lines.last == "login interface(.reset)")
  }
}
