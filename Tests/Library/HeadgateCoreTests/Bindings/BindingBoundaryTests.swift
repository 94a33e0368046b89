import Headgate
import Testing

@Reducer
private struct BoundForm {
  @ObservableState
  struct Address: Equatable { var street = "" }

  @ObservableState
  struct State: Equatable {
    var name = ""
    var address = Address()
    private(set) var isAdmin = false
    var child = Meter.State()
    @Presents var sheet: Meter.State?
    var rows: IdentifiedArrayOf<Meter.State> = []
    static var admin: Self {
      var state = Self()
      state.isAdmin = true
      return state
    }
    var reversed: String {
      get { String(name.reversed()) }
      set { name = String(newValue.reversed()) }
    }
    var detour: Int {
      get { child.count }
      set { child.count = newValue }
    }
  }
  enum Action: GatedAction {
    case view(View)
    case child(Gate<Meter>)
    case sheet(PresentationAction<Gate<Meter>>)
    case rows(IdentifiedGatesOf<Meter>)
    enum View: BindableAction { case binding(BindingAction<State>) }
  }
  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Scope(state: \.child, action: \.child) { Meter() }
    EmptyReducer()
      .ifLet(\.$sheet, action: \.sheet) { Meter() }
      .forEach(\.rows, action: \.rows) { Meter() }
  }
}

@MainActor
struct BindingBoundaryTests {
  private func makeStore() -> ViewStore<BoundForm> {
    let state = BoundForm.State(sheet: Meter.State(id: 2), rows: [Meter.State(id: 3)])
    return ViewStore<BoundForm>(Store(initialState: state) { BoundForm() })
  }

  // holds: GATE-31
  @Test func `a view sets what is its feature's, by any path`() {
    let store = makeStore()
    store.name = "ab"
    store.address.street = "Main Street"
    store.send(.binding(.set(\.address.street, "Side Street")))
    #expect(store.name == "ab")
    #expect(store.address.street == "Side Street")
    store.reversed = "cd"
    #expect(store.name == "dc")
  }

  // holds: GATE-31
  @Test func `a view does not set the whole state`() {
    let store = makeStore()
    let before = store.state
    withKnownIssue {
      store[dynamicMember: \.self] = .admin
    } matching: {
      "\($0)".contains("[CORE-43]")
    }
    withKnownIssue {
      store.send(.binding(.set(\.self, .admin)))
    } matching: {
      "\($0)".contains("[CORE-43]")
    }
    #expect(store.state == before)
  }

  // holds: GATE-31
  @Test func `a view does not set the state of a child behind a gate`() {
    let store = makeStore()
    let before = store.state
    withKnownIssue {
      store.child.count = 42
    } matching: {
      "\($0)".contains("[CORE-43]")
    }
    withKnownIssue {
      store.send(.binding(.set(\.child.count, 42)))
    } matching: {
      "\($0)".contains("[CORE-43]")
    }
    withKnownIssue {
      store.detour = 42
    } matching: {
      "\($0)".contains("[CORE-43]")
    }
    withKnownIssue {
      store.sheet?.count = 42
    } matching: {
      "\($0)".contains("[CORE-43]")
    }
    withKnownIssue {
      store.send(.binding(.set(\.sheet!.count, 42)))
    } matching: {
      "\($0)".contains("[CORE-43]")
    }
    withKnownIssue {
      store.rows[id: 3]?.count = 42
    } matching: {
      "\($0)".contains("[CORE-43]")
    }
    withKnownIssue {
      store.send(.binding(.set(\.rows[0].count, 42)))
    } matching: {
      "\($0)".contains("[CORE-43]")
    }
    #expect(store.state == before)
  }

  // holds: GATE-31
  @Test func `a feature without kinds and gates sets what it likes`() {
    let store = Store(initialState: Plain.State()) { Plain() }
    store.send(.binding(.set(\.self, Plain.State(name: "all"))))
    #expect(store.name == "all")
    store.child.count = 42
    #expect(store.child.count == 42)
  }

  @Reducer
  struct Plain {
    @ObservableState
    struct State: Equatable {
      var name = ""
      var child = Meter.State()
    }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> { BindingReducer() }
  }
}
