import Headgate
import OrderedCollections
import Testing

@testable import HeadgateCore

/// What the common code of all operators must not forget.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ChildOperationTests {
  // holds: REDUCER-15
  @Test func `a dismissal of a missing row is reported`() {
    let store = Store(initialState: Rows.State()) { Rows() }
    let issues = recordingIssues { store.send(.rows(.element(id: 9, action: .dismiss))) }
    #expect(issues.count == 1)
    #expect(recordingIssues { store.send(.rows(.element(id: 1, action: .dismiss))) }.isEmpty)
    store.send(.rows(.element(id: 1, action: .presented(.tapped))))
    #expect(store.rows[id: 1]?.count == 1)
  }

  // holds: NAV-47
  @Test func `a dismissal of an element that is not on the stack is reported`() {
    let store = Store(initialState: Steps.State()) { Steps() }
    let id = store.path.ids[0]
    #expect(recordingIssues { store.send(.path(.element(id: id, action: .dismiss))) }.isEmpty)
    store.send(.path(.element(id: id, action: .presented(.tapped))))
    #expect(store.path[id: id]?.count == 1)
    store.send(.path(.popFrom(id: id)))
    #expect(recordingIssues { store.send(.path(.element(id: id, action: .dismiss))) }.count == 1)
  }

  // holds: REDUCER-12
  @Test func `a dismissal in another case is reported`() {
    let store = Store(initialState: Home.State.out) { Home() }
    #expect(recordingIssues { store.send(.leaf(.dismiss)) }.count == 1)
    #expect(recordingIssues { store.send(.leaf(.presented(.tapped))) }.count == 1)
  }

  // holds: OBS-7
  @Test func `a dismissal of a missing child changes no state`() {
    let store = Store(initialState: Sheet.State()) { Sheet() }
    let before = store.withState { $0.stateID.version }
    #expect(recordingIssues { store.send(.leaf(.dismiss)) }.count == 1)
    #expect(store.withState { $0.stateID.version } == before)
  }

  // holds: REDUCER-15
  @Test func `a collection that finds no element keeps no effect`() {
    let store = Store(initialState: Forgetful.State()) { Forgetful() }
    let issues = recordingIssues { store.send(.rows(.element(id: 1, action: .started))) }
    #expect(issues.count == 1)
    #expect(store.rows.row.count == 0)
  }
}

@Reducer
private struct Petal {
  @ObservableState struct State: Equatable, Identifiable {
    var id = 1
    var count = 0
  }
  enum Action { case tapped, started }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += 1
        return .none
      case .started: return .send(.tapped)
      }
    }
  }
}

@Reducer
private struct Rows {
  @ObservableState struct State { var rows: IdentifiedArrayOf<Petal.State> = [Petal.State()] }
  enum Action { case rows(IdentifiedAction<Int, PresentationAction<Petal.Action>>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Petal() }
  }
}

@Reducer
private struct Steps {
  @ObservableState struct State { var path = StackState([Petal.State()]) }
  enum Action { case path(StackAction<Petal.State, PresentationAction<Petal.Action>>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path) { Petal() }
  }
}

@Reducer
private struct Home {
  @CasePathable
  enum State { case out, leaf(Petal.State) }
  enum Action { case leaf(PresentationAction<Petal.Action>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifCaseLet(\.leaf, action: \.leaf) { Petal() }
  }
}

@Reducer
private struct Sheet {
  @ObservableState struct State { @Presents var leaf: Petal.State? }
  enum Action { case leaf(PresentationAction<Petal.Action>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$leaf, action: \.leaf) { Petal() }
  }
}

/// Runs the reducer of its row, and says that there is no row.
private struct Liar: ElementCollection {
  var row = Petal.State()

  mutating func _withElement<Result>(id: Int, _ body: (inout Petal.State) -> Result) -> Result? {
    _ = body(&row)
    return nil
  }
  mutating func _lookAtElement<Result>(id: Int, _ body: (inout Petal.State) -> Result) -> Result? { body(&row) }
  func _hasElement(_ id: Int) -> Bool { true }
  func _element(id: Int) -> Petal.State? { row }
  var _ids: OrderedSet<Int> { [1] }
  var _$structure: UInt64 { 1 }
}

@Reducer
private struct Forgetful {
  @ObservableState struct State { var rows = Liar() }
  enum Action { case rows(IdentifiedAction<Int, Petal.Action>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Petal() }
  }
}
