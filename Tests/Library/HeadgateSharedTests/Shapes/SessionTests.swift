import Headgate
import HeadgateTesting
import Testing

/// A session that ten features share: they read it, and one of them ends it.
@Suite struct SessionTests {
  struct Session: Codable, Equatable, Sendable {
    var user: String
    var token: String
  }

  @Reducer struct Page {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      @SharedReader var session: Session?
      var title = ""
    }
    enum Action { case appeared }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .appeared:
          state.title = state.session.map { "Page \(state.id) of \($0.user)" } ?? "Please log in"
          return .none
        }
      }
    }
  }

  @Reducer struct Account {
    @ObservableState struct State: Equatable {
      @Shared var session: Session?
    }
    enum Action { case logInTapped(String), logOutTapped }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .logInTapped(let user):
          state.$session.withLock { $0 = Session(user: user, token: "1") }
        case .logOutTapped:
          state.$session.withLock { $0 = nil }
        }
        return .none
      }
    }
  }

  @Reducer struct App {
    @ObservableState struct State: Equatable {
      @Shared(.inMemory("session")) var session: Session?
      var account: Account.State
      var pages: IdentifiedArrayOf<Page.State> = []

      init() {
        account = Account.State(session: _session)
        for id in 1...9 { pages.append(Page.State(id: id, session: SharedReader(_session))) }
      }
    }
    enum Action {
      case account(Account.Action)
      case pages(IdentifiedActionOf<Page>)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.account, action: \.account) { Account() }
      EmptyReducer()
        .forEach(\.pages, action: \.pages) { Page() }
    }
  }

  @Test @MainActor func `all features see the session begin and end`() async {
    let store = TestStore(initialState: App.State()) { App() }
    await store.send(.pages(.element(id: 1, action: .appeared))) { $0.pages[id: 1]?.title = "Please log in" }
    await store.send(.account(.logInTapped("Blob"))) {
      $0.$session.withLock { $0 = Session(user: "Blob", token: "1") }
    }
    for id in 1...9 {
      await store.send(.pages(.element(id: id, action: .appeared))) {
        $0.pages[id: id]?.title = "Page \(id) of Blob"
      }
    }
    await store.send(.account(.logOutTapped)) { $0.account.$session.withLock { $0 = nil } }
    #expect(store.state.pages.allSatisfy { $0.session == nil })
  }

  @Test @MainActor func `a child alone asserts the session, too`() async {
    let store = TestStore(initialState: Account.State(session: Shared(value: nil))) { Account() }
    await store.send(.logInTapped("Blob")) { $0.$session.withLock { $0 = Session(user: "Blob", token: "1") } }
  }

  @Test @MainActor func `a logout elsewhere redraws each page once`() {
    let store = Store(initialState: App.State()) { App() }
    store.send(.account(.logInTapped("Blob")))
    let pages = store.scope(state: \.pages, action: \.pages)
    let draws = LockIsolated<[Int: Int]>([:])
    let tokens = pages.map { page in
      page.observe { [id = page.state.id] in
        _ = page.session
        draws.withValue { $0[id, default: 0] += 1 }
      }
    }
    store.send(.account(.logOutTapped))
    #expect(draws.value == Dictionary(uniqueKeysWithValues: (1...9).map { ($0, 2) }))
    for token in tokens { token.cancel() }
  }
}
