// Tests of: OBS-11, STORE-6

import Headgate
import Testing

@testable import HeadgateCore

/// Readers of a place at which another state comes to stand.
@MainActor
struct ObservedPlacesTests {
  // holds: STORE-6, OBS-11
  @Test func `readers of an enum's store are told of a change of case and of what cannot be told apart`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: .idle) { Phases() })
      var seen: [Phases.State] = []
      let token = store.observe { seen.append(store.state) }
      store.send(.become(.loaded(1)))
      store.send(.become(.loaded(2)))
      store.send(.become(.open(Page.State())))
      store.send(.become(.idle))
      store.send(.become(.open(Page.State(title: "b"))))
      #expect(seen == [.idle, .loaded(1), .loaded(2), .open(Page.State()), .idle, .open(Page.State(title: "b"))])
      store.send(.ignored)
      #expect(seen.count == 6)
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-6, OBS-11
  @Test func `readers of an enum in a scoped store are told as well`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Screen.State()) { Screen() })
      let phase = store.scope(state: \.phase, action: \.phase)
      var seen: [Phases.State] = []
      let token = phase.observe { seen.append(phase.state) }
      store.send(.phase(.become(.loaded(1))))
      store.send(.titleChanged("b"))
      store.send(.phase(.become(.idle)))
      #expect(seen == [.idle, .loaded(1), .idle])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-6
  @Test func `places that come to be watched while others are looked at are not lost`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Shelf.State()) { Shelf() })
      let rows: [StoreOf<Page>] = Array(store.scope(state: \.rows, action: \.rows))
      let detail = store.scope(state: \.detail, action: \.detail)
      let sub = detail?.scope(state: \.sub, action: \.sub)
      _ = (rows.map(\.title), detail?.title, sub?.title)
      // Another state in the place of `detail`, with the same one below it: only that one is still watched.
      store.send(.detailCopied(title: "b"))
      // To look at the one below is to read the one above.
      store.send(.rowsRemoved)
      var titles: [String?] = []
      var subtitles: [String?] = []
      let tokens = [
        store.observe { titles.append(detail?.title) },
        store.observe { subtitles.append(sub?.title) },
      ]
      store.send(.detailCopied(title: "c"))
      sub?.send(.replaced("new"))
      #expect(titles == ["b", "c"])
      #expect(subtitles == ["", "new"])
      withExtendedLifetime(tokens) {}
    }
  }

  // holds: STORE-6
  @Test func `an observed store hears of a send from the reducer of another one, again and again`() async {
    await expectGone { watch in
      let inner = watch(Store(initialState: Page.State()) { Page() })
      var seen: [String] = []
      let token = inner.observe { seen.append(inner.title) }
      let outer = watch(
        Store(initialState: 0) {
          Reduce<Int, String> { _, action in
            MainActor.assumeIsolated { _ = inner.send(.titleChanged(action)) }
            return .none
          }
        }
      )
      outer.send("a")
      outer.send("b")
      inner.send(.titleChanged("c"))
      #expect(seen == ["", "a", "b", "c"])
      withExtendedLifetime(token) {}
    }
  }
}

@Reducer
private struct Page {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var title = ""
  }
  enum Action {
    case titleChanged(String)
    case replaced(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .titleChanged(let title): state.title = title
      case .replaced(let title): state = State(id: state.id, title: title)
      }
      return .none
    }
  }
}

@Reducer
private struct Phases {
  @ObservableState
  enum State: Equatable {
    case idle
    case loaded(Int)
    case open(Page.State)
  }
  enum Action {
    case become(State)
    case ignored
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .become(let new) = action { state = new }
      return .none
    }
  }
}

@Reducer
private struct Screen {
  @ObservableState
  struct State: Equatable {
    var phase = Phases.State.idle
    var title = ""
  }
  enum Action {
    case phase(Phases.Action)
    case titleChanged(String)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.phase, action: \.phase) { Phases() }
    Reduce { state, action in
      if case .titleChanged(let title) = action { state.title = title }
      return .none
    }
  }
}

@Reducer
private struct Shelf {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Page.State> = [Page.State()]
    var detail: Detail.State? = Detail.State()
  }
  enum Action {
    case rows(IdentifiedActionOf<Page>)
    case detail(Detail.Action)
    case detailCopied(title: String)
    case rowsRemoved
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .detailCopied(let title): state.detail = state.detail.map { Detail.State(sub: $0.sub, title: title) }
      case .rowsRemoved: state.rows = []
      default: break
      }
      return .none
    }
    .ifLet(\.detail, action: \.detail) { Detail() }
    .forEach(\.rows, action: \.rows) { Page() }
  }

  @Reducer
  struct Detail {
    @ObservableState
    struct State: Equatable {
      var sub = Page.State()
      var title = ""
    }
    enum Action { case sub(Page.Action) }
    var body: some ReducerOf<Self> {
      Scope(state: \.sub, action: \.sub) { Page() }
    }
  }
}
