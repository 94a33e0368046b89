import Headgate
import Testing

/// A feature that forgot to write its bindings.
@Reducer
private struct Careless {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var child: Form.State?
    var rows: IdentifiedArrayOf<Entry.State> = []
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case child(Form.Action)
    case rows(IdentifiedActionOf<Entry>)
    case removeChild
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .removeChild:
        state.child = nil
        state.rows = []
        return .none
      default:
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Form() }
    .forEach(\.rows, action: \.rows) { Entry() }
  }
}

@Reducer
private struct Entry {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var form = Form.State()
  }
  enum Action {
    case form(Form.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.form, action: \.form) { Form() }
  }
}

/// Sets a member of its store while it reduces.
@Reducer
private struct Reentrant {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var seen: [String] = []
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case set(@MainActor () -> Void)
  }
  let isWriting: Bool
  var body: some ReducerOf<Self> {
    if isWriting { BindingReducer() }
    Reduce { state, action in
      if case .set(let perform) = action { MainActor.assumeIsolated { perform() } }
      state.seen.append(state.name)
      return .none
    }
  }
}

@MainActor
struct StoreBindingTests {
  // holds: BIND-9
  @Test func `a member that is set sends a binding`() {
    let store = Store(initialState: Form.State()) { Form() }
    var seen: [Form.Action] = []
    let token = store.onAction { _, action in seen.append(action) }
    store.name = "Blob"
    store.tags.append("a")
    store.age += 2
    store.address.street = "High"
    #expect(seen == [.set(\.name, "Blob"), .set(\.tags, ["a"]), .set(\.age, 2), .set(\.address, store.address)])
    #expect(store.name == "Blob")
    #expect(store.isNameValid)
    #expect(store.initial == "B")
    #expect(store.tags == ["a"])
    #expect(store.age == 2)
    #expect(store.address.street == "High")
    token.cancel()
  }

  // holds: BIND-9
  @Test func `a member can be named by a writable key path`() {
    let store = Store(initialState: Form.State()) { Form() }
    let path: ReferenceWritableKeyPath<StoreOf<Form>, String> = \.name
    store[keyPath: path] = "Blob"
    #expect(store[keyPath: path] == "Blob")
  }

  // holds: BIND-9
  @Test func `readers of the property are told, and others are not`() {
    let store = Store(initialState: Form.State()) { Form() }
    var names: [String] = []
    var ages: [Int] = []
    let tokens = [store.observe { names.append(store.name) }, store.observe { ages.append(store.age) }]
    store.name = "Blob"
    #expect(names == ["", "Blob"])
    #expect(ages == [0])
    tokens.forEach { $0.cancel() }
  }

  // holds: BIND-10
  @Test func `a member of a store with view actions sends a view action`() {
    let store = Store(initialState: Survey.State()) { Survey() }
    var seen: [Survey.Action] = []
    let token = store.onAction { _, action in seen.append(action) }
    store.answer = "yes"
    #expect(seen == [.view(.set(\.answer, "yes"))])
    #expect(store.answer == "yes")
    token.cancel()
  }

  // holds: BIND-11
  @Test func `a binding that nobody writes is reported at the line of the store`() {
    let store = Store(initialState: Careless.State()) { Careless() }
    let line = #line - 1
    let issues = recordingIssues { store.name = "Blob" }
    expectOne(issues, number: "CORE-20", text: #".set(\State.name, "Blob")"#, line: line)
    #expect(issues.first?.text.contains(#""Careless""#) == true)
    #expect(store.name == "")
    #expect(recordingIssues { store.send(.set(\.name, "Blob")) }.isEmpty)
  }

  // holds: BIND-11
  @Test func `each of several is reported once, also under an observer`() {
    let store = Store(initialState: Careless.State()) { Careless() }
    let token = store.onAction { _, _ in }
    let issues = recordingIssues {
      store.name = "Blob"
      store.name = "Blub"
    }
    #expect(issues.map { $0.text.contains("Blub") } == [false, true])
    token.cancel()
  }

  // holds: BIND-11
  @Test(arguments: [true, false])
  func `a set while an action is being reduced is queued, and looked after when it was reduced`(isWriting: Bool) {
    let store = Store(initialState: Reentrant.State()) { Reentrant(isWriting: isWriting) }
    let line = #line - 1
    let issues = recordingIssues {
      store.send(
        .set {
          store.name = "Blob"
          store.name = "Blub"
        }
      )
    }
    #expect(issues.count == (isWriting ? 0 : 2))
    #expect(issues.allSatisfy { $0.line == line && $0.text.hasSuffix("[CORE-20]") })
    #expect(store.seen == (isWriting ? ["", "Blob", "Blub"] : ["", "", ""]))
  }

  // holds: BIND-12
  @Test func `a set of a child that is gone is dropped`() throws {
    let rows: IdentifiedArrayOf<Entry.State> = [Entry.State(id: 1)]
    let state = Careless.State(child: Form.State(name: "a"), rows: rows)
    let store = Store(initialState: state) { Careless() }
    let child = try #require(store.scope(state: \.child, action: \.child))
    let row = try #require(store.scope(state: \.rows, action: \.rows).first)
    let form = row.scope(state: \.form, action: \.form)
    child.name = "b"
    form.name = "c"
    #expect(store.child?.name == "b")
    #expect(store.rows[0].form.name == "c")
    store.send(.removeChild)
    var actions = 0
    let token = store.onAction { _, _ in actions += 1 }
    let issues = recordingIssues {
      child.name = "d"
      form.name = "e"
    }
    #expect(issues.isEmpty)
    #expect(actions == 0)
    #expect(child.name == "b")
    token.cancel()
  }
}
