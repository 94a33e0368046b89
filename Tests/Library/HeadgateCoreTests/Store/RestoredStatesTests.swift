// Tests of: OBS-9, STORE-61

import Headgate
import Testing

@testable import HeadgateCore

/// Readers of a store whose state is replaced by a copy that was kept. Random programs of the same kind: `ReaderModelTests`.
@MainActor
struct RestoredStatesTests {
  // holds: STORE-61
  @Test func `readers through a scoped store are told when an older copy is put back`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Editor.State()) { Editor() })
      let page = store.scope(state: \.page, action: \.page)
      var seen: [String] = []
      let token = page.observe { seen.append(page.title) }
      store.send(.change { $0.kept = $0.page })
      store.send(.change { $0.page.title = "b" })
      store.send(.change { $0.page = $0.kept! })
      #expect(seen == ["a", "b", "a"])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-61
  @Test func `they are told when a copy that was changed meanwhile is put in`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Editor.State()) { Editor() })
      let page = store.scope(state: \.page, action: \.page)
      var seen: [String] = []
      let token = page.observe { seen.append(page.title) }
      store.send(.change { $0.kept = $0.page })
      store.send(.change { $0.kept!.title = "b" })
      store.send(.change { $0.page = $0.kept! })
      #expect(seen.last == "b")
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-61
  @Test func `they are told of a draft of a state that was made on another thread`() async {
    // Threads take their numbers from blocks of their own, in no order.
    for _ in 0..<8 {
      let loaded = await Task.detached { (0..<70_000).reduce(Page.State()) { _, _ in Page.State() } }.value
      await expectGone { watch in
        let store = watch(Store(initialState: Editor.State(page: loaded)) { Editor() })
        let page = store.scope(state: \.page, action: \.page)
        var seen: [String] = []
        let token = page.observe { seen.append(page.title) }
        store.send(.change { $0.kept = $0.page })
        store.send(.change { $0.kept!.title = "b" })
        store.send(.change { $0.kept!.title = "c" })
        store.send(.change { $0.page = $0.kept! })
        #expect(seen.last == "c")
        withExtendedLifetime(token) {}
      }
    }
  }

  // holds: STORE-61
  @Test func `readers of a child are told when the state around it is put back`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Editor.State()) { Editor() })
      let line = store.scope(state: \.page, action: \.page).scope(state: \.line, action: \.line)
      var seen: [Int] = []
      let token = line.observe { seen.append(line.length) }
      let before = store.state
      store.send(.page(.line(.lengthChanged(2))))
      store.send(.change { $0 = before })
      #expect(seen == [1, 2, 1])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-61
  @Test func `the held store of a presented child is told when the child comes back changed`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Editor.State(sheet: Page.State())) { Editor() })
      let sheet = store.scope(state: \.sheet, action: \.sheet.presented)!
      var seen: [String] = []
      let token = sheet.observe { seen.append(sheet.title) }
      store.send(
        .change {
          $0.kept = $0.sheet
          $0.sheet = nil
        }
      )
      store.send(.change { $0.kept!.title = "b" })
      store.send(.change { $0.sheet = $0.kept })
      #expect(seen.last == "b")
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-61
  @Test func `readers of the store of a plain struct's child are told`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Editor.State()) { Editor() })
      let page = store.scope(state: \.frame, action: \.frame).scope(state: \.page, action: \.page)
      var seen: [String] = []
      let token = page.observe { seen.append(page.title) }
      store.send(.change { $0.frame = Frame.State(page: Page.State(title: "b")) })
      store.send(.frame(.page(.titleChanged("c"))))
      #expect(seen == ["a", "b", "c"])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-61
  @Test func `a change of one field tells no reader of another, also when copies are kept`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Editor.State()) { Editor() })
      let page = store.scope(state: \.page, action: \.page)
      var titles = 0
      let token = page.observe {
        _ = page.title
        titles += 1
      }
      store.send(.change { $0.kept = $0.page })
      store.send(.page(.line(.lengthChanged(2))))
      store.send(.change { $0.notes.append($0.page) })
      store.send(.page(.line(.lengthChanged(3))))
      #expect(titles == 1)
      withExtendedLifetime(token) {}
    }
  }

  // holds: OBS-9
  @Test func `an older copy that is put in place of a row, in place, tells the readers of the rows`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Editor.State()) { Editor() })
      @Sendable func restore(_ page: inout Page.State, _ copy: Page.State) { page = copy }
      var seen: [[String]] = []
      let token = store.observe { seen.append(store.rows.map(\.title)) }
      let before = store.rows
      store.send(.change { for id in 1...2 { $0.rows[id: id]?.title = "b" } })
      store.send(
        .change { state in
          restore(&state.rows[id: 1]!, before[id: 1]!)
          restore(&state.rows[1], before[1])
        }
      )
      #expect(seen == [["a", "a"], ["b", "b"], ["a", "a"]])
      withExtendedLifetime(token) {}
    }
  }
}

@Reducer
private struct Editor {
  @ObservableState
  struct State: Equatable {
    var page = Page.State()
    var frame = Frame.State()
    @Presents var sheet: Page.State?
    var rows: IdentifiedArrayOf<Page.State> = [Page.State(id: 1), Page.State(id: 2)]
    var kept: Page.State?
    var notes: [Page.State] = []
  }
  enum Action {
    case change(@Sendable (inout State) -> Void)
    case page(Page.Action)
    case frame(Frame.Action)
    case sheet(PresentationAction<Page.Action>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.page, action: \.page) { Page() }
    Scope(state: \.frame, action: \.frame) { Frame() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Page() }
  }
}

/// A state that is not observable.
@Reducer
private struct Frame {
  struct State: Equatable {
    var page = Page.State()
  }
  enum Action { case page(Page.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.page, action: \.page) { Page() }
  }
}

@Reducer
private struct Page {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var title = "a"
    var line = Line.State()
  }
  enum Action {
    case titleChanged(String)
    case line(Line.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.line, action: \.line) { Line() }
    Reduce { state, action in
      if case .titleChanged(let title) = action { state.title = title }
      return .none
    }
  }

  @Reducer
  struct Line {
    @ObservableState
    struct State: Equatable {
      var length = 1
    }
    enum Action { case lengthChanged(Int) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .lengthChanged(let length) = action { state.length = length }
        return .none
      }
    }
  }
}
