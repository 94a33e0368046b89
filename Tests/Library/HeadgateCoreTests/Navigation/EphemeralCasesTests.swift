import Headgate
import HeadgateTesting
import Testing

/// Alerts among the cases of an enum that is written by hand, with a reducer of its own.
@MainActor
struct EphemeralCasesTests {
  private func makeStore(_ destination: Route.State) -> TestStoreOf<Screen> {
    TestStore(initialState: Screen.State(destination: destination)) { Screen() }
  }

  // holds: NAV-75
  @Test func `an alert goes after its action, when the parent has seen it; another case stays`() async {
    let store = makeStore(.edit(Item.State(name: "Chair")))
    await store.send(\.destination.edit.renamed, "Table") {
      $0.$destination[case: \.edit]?.name = "Table"
      $0.log = ["edit"]
    }
    await store.send(.present(.alert(.delete))) { $0.destination = .alert(.delete) }
    await store.send(\.destination.alert.confirmed) {
      $0.destination = nil
      $0.log.append("alert")
    }
  }

  // holds: NAV-75
  @Test func `a dialog and a state of one's own go too, the latter if it says so`() async {
    let store = makeStore(.dialog(.move))
    await store.send(\.destination.dialog.alerted) {
      $0.destination = nil
      $0.log = ["dialog"]
    }
    await store.send(.present(.hint(Hint()))) { $0.destination = .hint(Hint()) }
    await store.send(\.destination.hint.read) { $0.log.append("hint") }
    await store.send(\.destination.hint.closed) {
      $0.destination = nil
      $0.log.append("hint")
    }
  }

  // holds: NAV-75
  @Test func `what the parent puts in its place stays: another case, or another alert in the same one`() async {
    let store = makeStore(.alert(.delete))
    await store.send(\.destination.alert.failed) {
      $0.destination = .alert(.failed)
      $0.log = ["alert"]
    }
    await store.send(\.destination.alert.repeated) {
      $0.destination = .alert(.failed)
      $0.log.append("alert")
    }
    await store.send(\.destination.alert.moved) {
      $0.destination = .edit(Item.State(name: "Bed"))
      $0.log.append("alert")
    }
  }

  // holds: NAV-75
  @Test func `the same alert goes when it was changed`() async {
    let store = makeStore(.alert(.delete))
    await store.send(\.destination.alert.changed) {
      $0.destination = nil
      $0.log = ["alert"]
    }
  }

  // holds: NAV-76
  @Test func `an action of another case with the same type does not take the alert along`() async {
    let store = makeStore(.alert(.delete))
    await store.send(\.destination.warning.confirmed) { $0.log = ["warning"] }
    await store.send(.present(.warning(.delete))) { $0.destination = .warning(.delete) }
    await store.send(\.destination.alert.confirmed) { $0.log.append("alert") }
    await store.send(\.destination.warning.confirmed) {
      $0.destination = nil
      $0.log.append("warning")
    }
  }

  // holds: NAV-75
  @Test func `an alert is dismissed`() async {
    let store = makeStore(.alert(.delete))
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  // holds: NAV-75
  @Test func `readers are told that the alert is gone`() {
    let store = Store(initialState: Screen.State(destination: .alert(.delete))) { Screen() }
    var seen: [Bool] = []
    let token = store.observe { seen.append(store.destination != nil) }
    store.send(.destination(.presented(.alert(.confirmed))))
    #expect(seen == [true, false])
    token.cancel()
  }

  // holds: NAV-77
  @Test func `an alert in an element of a stack goes, with all above it`() async {
    let store = TestStore(
      initialState: Screen.State(path: [
        .edit(Item.State(name: "Chair")), .alert(.delete), .edit(Item.State(name: "Bed")),
      ])
    ) {
      Screen()
    }
    await store.send(\.path[id: 0].edit.renamed, "Table") { $0.path[id: 0, case: \.edit]?.name = "Table" }
    await store.send(\.path[id: 1].alert.confirmed) { $0.path.pop(from: 1) }
  }

  // holds: NAV-4, NAV-75
  @Test func `an enum that has ids of its own is still told apart by them`() {
    let store = Store(initialState: Table.State(card: .open(1))) { Table() }
    store.send(.card(.dismiss))
    #expect(store.card == .open(2))
    store.send(.card(.presented(.alert(.confirmed))))
    #expect(store.card == .open(2))
    store.send(.card(.dismiss))
    #expect(store.card == nil)
  }

  // holds: NAV-78
  @Test func `a plain optional keeps an enum with an alert`() async {
    let store = TestStore(initialState: Screen.State(plain: .alert(.delete))) { Screen() }
    await store.send(\.plain.alert.confirmed)
    #expect(store.state.plain == .alert(.delete))
  }

  // holds: NAV-78, GATE-25
  @Test func `behind a gate nothing is asked, and the alert stays`() throws {
    let store = Store(initialState: Screen.State(gated: .hint(Hint()))) { Screen() }
    Hint.$heard.withValue(Record()) {
      store.scope(state: \.gated, action: \.gated.presented)?.send(.view(.hint(.closed)))
      #expect(Hint.heard?.notes == [])
    }
    #expect(store.gated == .hint(Hint()))
  }
}

private struct Hint: EphemeralState, Equatable {
  @TaskLocal static var heard: Record?

  @CasePathable
  enum Action { case read, closed }
  func _isDismissed(after action: Action) -> Bool {
    Self.heard?.note("\(action)")
    return action == .closed
  }
}

@Reducer
private struct Route {
  @ObservableState
  enum State: Equatable {
    case edit(Item.State)
    case alert(AlertState<Folder.Alert>)
    case warning(AlertState<Folder.Alert>)
    case dialog(ConfirmationDialogState<Folder.Dialog>)
    case hint(Hint)
  }

  enum Action {
    case warning(Folder.Alert)
    case alert(Folder.Alert)
    case dialog(Folder.Dialog)
    case hint(Hint.Action)
    case edit(Item.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifCaseLet(\.edit, action: \.edit) { Item() }
  }
}

@CasePathable
private enum Card: Identifiable, Equatable {
  case open(Int)
  case alert(AlertState<Folder.Alert>)

  var id: Int {
    switch self {
    case .open(let number): number
    case .alert: -1
    }
  }

  @CasePathable
  enum Action {
    case alert(Folder.Alert)
  }
}

@Reducer
private struct Table {
  @ObservableState
  struct State: Equatable {
    @Presents var card: Card?
  }

  enum Action { case card(PresentationAction<Card.Action>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .card(.dismiss) = action, state.card == .open(1) { state.card = .open(2) }
      return .none
    }
    .ifLet(\.$card, action: \.card) { EmptyReducer() }
  }
}

@Reducer
private struct GatedRoute {
  typealias State = Route.State

  enum Action: GatedAction {
    case view(View)
    @CasePathable
    enum View {
      case hint(Hint.Action)
    }
  }

  var body: some Reducer<Route.State, Action> { EmptyReducer() }
}

@Reducer
private struct Screen {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Route.State?
    @Presents var gated: Route.State?
    var plain: Route.State?
    var path = StackState<Route.State>()
    var log: [String] = []
  }

  enum Action {
    case present(Route.State)
    case destination(PresentationAction<Route.Action>)
    case gated(PresentationAction<Gate<GatedRoute>>)
    case plain(Route.Action)
    case path(StackActionOf<Route>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .present(let destination): state.destination = destination
      case .destination(.presented(let action)): Screen.reduce(&state, action)
      case .destination, .gated, .plain, .path: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { Route() }
    .ifLet(\.$gated, action: \.gated) { GatedRoute() }
    .ifLet(\.plain, action: \.plain) { Route() }
    .forEach(\.path, action: \.path) { Route() }
  }

  private static func reduce(_ state: inout State, _ action: Route.Action) {
    switch action {
    case .alert(let action):
      state.log.append("alert")
      switch action {
      case .failed, .repeated: state.destination = .alert(.failed)
      case .moved: state.destination = .edit(Item.State(name: "Bed"))
      case .changed: state.$destination[case: \.alert]?.title = TextState("Delete all?")
      default: break
      }
    case .warning: state.log.append("warning")
    case .dialog: state.log.append("dialog")
    case .hint: state.log.append("hint")
    case .edit: state.log.append("edit")
    }
  }
}
