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

  // holds: GATE-7, GATE-23
  // snippet: gated-rows-test
  @Test func table() async {
    let store = TestStore(initialState: GuideTable.State(rows: [GuideRow.State(id: 1, count: 9)])) {
      GuideTable()
    }
    await store.send(\.rows[id: 1].inside.tapped)
    await store.receive(\.rows[id: 1].inside._counted) { $0.rows[id: 1]?.count = 10 }
    await store.receive(\.rows[id: 1].delegate.full) { $0.fullRows = 1 }
  }
  // snippet end

  // holds: GATE-13
  @Test func form() {
    let store = ViewStore<GuideForm>(Store(initialState: GuideForm.State()) { GuideForm() })
    store.name = "Blob"
    #expect(store.name == "Blob")
    store.send(.clearButtonTapped)
    #expect(store.name == "")
  }

  // holds: GATE-14
  @Test func scopes() {
    let table = Store(initialState: GuideTable.State(rows: [GuideRow.State(id: 1)])) { GuideTable() }
    let home = Store(initialState: GuideHome.State(sheet: GuideLogin.State())) { GuideHome() }
    guideScopes(ViewStore(table), home)
    #expect(ViewStore<GuideTable>(table).scope(state: \.rows, action: \.rows).map(\.count) == [0])
  }

  @Test func screen() {
    let log = LockIsolated<[String]>([])
    let home = Store(initialState: GuideHome.State(rows: [GuideRow.State(id: 1)])) {
      GuideLog { line in log.withValue { $0.append(line) } }
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
    let lines = log.value
    #expect(lines.first == "login view(.loginButtonTapped)")
    #expect(lines.contains("row 1 _counted(…)"))
    #expect(lines.last == "login interface(.reset)")
  }
}
