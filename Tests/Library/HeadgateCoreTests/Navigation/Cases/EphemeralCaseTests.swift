// Tests of: NAV-33, NAV-34, NAV-35

import Headgate
import HeadgateTesting
import Testing

/// Alerts among the cases of what can be presented.
@MainActor
struct EphemeralCaseTests {
  private func makeStore(_ destination: Destination.State) -> TestStoreOf<Page> {
    TestStore(initialState: Page.State(destination: destination)) { Page() }
  }

  // holds: NAV-33
  @Test func `an alert goes after its action, another case does not`() async {
    let store = makeStore(.edit(Item.State(name: "Chair")))
    await store.send(\.destination.edit.renamed, "Table") { $0.destination = .edit(Item.State(name: "Table")) }
    await store.send(\.alertButtonTapped) { $0.destination = .alert(.delete) }
    await store.send(\.destination.alert.confirmed) { $0.destination = nil }
  }

  // holds: NAV-33
  @Test func `an alert is dismissed`() async {
    let store = makeStore(.alert(.delete))
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  // holds: NAV-33
  @Test func `another case that a reducer puts in its place stays`() async {
    let store = makeStore(.alert(.delete))
    await store.send(\.destination.alert.moved) { $0.destination = .edit(Item.State(name: "Bed")) }
  }

  // holds: NAV-34
  @Test func `another alert that a reducer puts in its place stays`() async {
    let store = makeStore(.alert(.delete))
    await store.send(\.destination.alert.failed) { $0.destination = .alert(.failed) }
  }

  // holds: NAV-34
  @Test func `an action of another case does not take the alert along`() async {
    let store = Store(initialState: Page.State(destination: .alert(.delete))) { Page() }
    let issues = recordingIssues { store.send(.destination(.presented(.edit(.renamed("Table"))))) }
    #expect(issues.count == 1)
    #expect(issues.first?.text.hasSuffix("[CORE-18]") == true)
    #expect(store.destination == .alert(.delete))
  }

  // holds: NAV-35
  @Test func `an enum of one's own says which of its values goes after which action`() async {
    let store = TestStore(initialState: Board.State(note: .pinned("a"))) { Board() }
    await store.send(.note(.presented(.read)))
    await store.send(.put(.loose("b"))) { $0.note = .loose("b") }
    await store.send(.note(.presented(.turned)))
    await store.send(.note(.presented(.read))) { $0.note = nil }
  }
}

/// What can be presented, without the help of a macro.
@CasePathable
private enum Note: EphemeralState, Equatable {
  case pinned(String)
  case loose(String)

  @CasePathable
  enum Action { case read, turned }

  func _isDismissed(after action: Action) -> Bool {
    self.is(\.loose) && action.is(\.read)
  }
}

@Reducer
private struct Board {
  @ObservableState
  struct State: Equatable {
    @Presents var note: Note?
  }

  enum Action {
    case put(Note)
    case note(PresentationAction<Note.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .put(let note) = action { state.note = note }
      return .none
    }
    .ifLet(\.$note, action: \.note)
  }
}

@Reducer
private enum Destination {
  case edit(Item)
  case alert(AlertState<Folder.Alert>)
}

@Reducer
private struct Page {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case alertButtonTapped
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alertButtonTapped: state.destination = .alert(.delete)
      case .destination(.presented(.alert(.moved))): state.destination = .edit(Item.State(name: "Bed"))
      case .destination(.presented(.alert(.failed))): state.destination = .alert(.failed)
      case .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
