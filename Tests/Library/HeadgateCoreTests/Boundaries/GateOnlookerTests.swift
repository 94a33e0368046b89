// Tests of: GATE-7, GATE-8, GATE-25

import Headgate
import OrderedCollections
import Testing

/// What operators hand to types of the user's own, which a parent may write: nothing of a child behind a gate.
@MainActor
struct GateOnlookerTests {
  // holds: GATE-25
  @Test func `a collection of one's own sees effects of rows as nothing`() throws {
    let store = Store(initialState: SpyingParent.State()) { SpyingParent() }
    let row = try #require(store.scope(state: \.rows, action: \.rows).first)
    row.send(.view(.buttonTapped))
    #expect(row.tickets == 7)
    #expect(store.withState { $0.rows.seen } == ["()", "()", "()", "()", "()"])
  }

  // holds: GATE-25
  @Test func `an optional of one's own sees effects of its child as nothing`() throws {
    let store = Store(initialState: SpyingHost.State()) { SpyingHost() }
    store.send(.guest(.interface(.greet("Ann"))))
    #expect(store.withState { $0.guest.child.name } == "Hello Ann")
    let seen = store.withState { $0.guest.seen.map { ObjectIdentifier($0) } }
    #expect(!seen.isEmpty)
    #expect(seen.allSatisfy { $0 == ObjectIdentifier(Void.self) })
  }

  // holds: GATE-25
  @Test func `an ephemeral state sees no action behind a gate, and stays`() throws {
    let store = Store(initialState: ToastParent.State()) { ToastParent() }
    try Toast.$heard.withValue(Record()) {
      store.scope(state: \.gated, action: \.gated)[0].send(.view(.tapped))
      try #require(store.scope(state: \.sheet, action: \.sheet.presented)).send(.view(.tapped))
      #expect(Toast.heard?.notes == [])
      #expect(store.gated.count == 1)
      #expect(store.sheet != nil)
      store.scope(state: \.open, action: \.open)[0].send(.view(.tapped))
      #expect(Toast.heard?.notes.count == 1)
      #expect(store.open.isEmpty)
    }
  }

  // holds: GATE-25
  @Test func `an ephemeral state behind a gate is dismissed on a stack, too`() throws {
    let store = Store(initialState: NoteParent.State()) { NoteParent() }
    let id = store.stack.ids[0]
    store.scope(state: \.stack, action: \.stack)[0].send(.view(.tapped))
    try #require(store.scope(state: \.sheet, action: \.sheet.presented)).send(.view(.tapped))
    store.send(.stack(.element(id: id, action: .interface(.close(after: 2)))))
    store.send(.sheet(.presented(.interface(.close(after: 2)))))
    #expect(store.stack.count == 1)
    #expect(store.sheet != nil)
    store.send(.stack(.element(id: id, action: .interface(.close(after: 0)))))
    store.send(.sheet(.presented(.interface(.close(after: 0)))))
    #expect(store.stack.isEmpty)
    #expect(store.sheet == nil)
  }

  // holds: GATE-7
  @Test func `an element action written by hand holds a gate, or actions about a presentation with one`() throws {
    let store = Store(initialState: ByHand.State()) { ByHand() }
    try #require(store.scope(state: \.rows, action: \.rows).first).send(.view(.buttonTapped))
    store.send(.others(.one(1, .presented(.interface(.greet("Ann"))))))
    store.send(.others(.one(1, .dismiss)))
    #expect(store.told == ["Blob"])
    #expect(store.rows[id: 1] == SignIn.State(id: 1, name: "Hello Ann", tickets: 7))
  }

  // holds: GATE-7, GATE-8
  @Test func `a child that a function hands to the closure as a reducer of gates is presented`() async throws {
    let store = Store(initialState: Handed.State()) { Handed() }
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    sheet.send(.view(.buttonTapped))
    #expect(sheet.tickets == 7)
    #expect(store.told == ["Blob"])
    await sheet.send(.view(.cancelTapped)).finish()
    #expect(store.sheet == nil)
  }
}

/// A collection of one row that notes what passes through it.
private struct Spy: ElementCollection, Equatable {
  var row = SignIn.State(id: 1, name: "Blob")
  var seen: [String] = []

  mutating func _withElement<Result>(id: Int, _ body: (inout SignIn.State) -> Result) -> Result? {
    let result = body(&row)
    seen.append("\(result)")
    return result
  }
  mutating func _lookAtElement<Result>(id: Int, _ body: (inout SignIn.State) -> Result) -> Result? { body(&row) }
  func _hasElement(_ id: Int) -> Bool { id == 1 }
  func _element(id: Int) -> SignIn.State? { row }
  var _ids: OrderedSet<Int> { [1] }
  var _$structure: UInt64 { 1 }
}

/// A slot with one child that notes the types of what passes through it.
private struct SpyingSlot: OptionalChild {
  var child = SignIn.State(name: "Blob")
  var seen: [Any.Type] = []

  mutating func _withChild<Result>(_ body: (inout SignIn.State) -> Result) -> Result? {
    seen.append(Result.self)
    return body(&child)
  }
  mutating func _lookAtChild<Result>(_ body: (inout SignIn.State) -> Result) -> Result? { body(&child) }
  mutating func _removeChild() {}
  var _child: SignIn.State? { child }
}

@Reducer
private struct SpyingHost {
  struct State { var guest = SpyingSlot() }
  enum Action { case guest(Gate<SignIn>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.guest, action: \.guest) { SignIn() }
  }
}

@Reducer
private struct SpyingParent {
  struct State: Equatable { var rows = Spy() }
  enum Action { case rows(IdentifiedGatesOf<SignIn>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { SignIn() }
  }
}

/// An ephemeral state with the actions of its feature.
private struct Toast: EphemeralState, Equatable {
  @TaskLocal static var heard: Record?

  typealias Action = ToastFeature.Action
  func _isDismissed(after action: ToastFeature.Action) -> Bool {
    Self.heard?.note("\(action)")
    return true
  }
}

@Reducer
private struct ToastFeature {
  typealias State = Toast
  enum Action: GatedAction {
    case view(View)
    enum View { case tapped }
  }
  var body: some Reducer<Toast, Action> { EmptyReducer() }
}

@Reducer
private struct ToastParent {
  @ObservableState struct State {
    var gated = StackState([Toast()])
    var open = StackState([Toast()])
    @Presents var sheet: Toast? = Toast()
  }
  enum Action {
    case gated(StackAction<Toast, Gate<ToastFeature>>)
    case open(StackActionOf<ToastFeature>)
    case sheet(PresentationAction<Gate<ToastFeature>>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.gated, action: \.gated) { ToastFeature() }
      .forEach(\.open, action: \.open) { ToastFeature() }
      .ifLet(\.$sheet, action: \.sheet) { ToastFeature() }
  }
}

/// A state that is asked about gates.
private struct Note: EphemeralState, Equatable {
  typealias Action = Gate<NoteFeature>
  func _isDismissed(after action: Gate<NoteFeature>) -> Bool {
    if case .interface(.close(after: 0)) = action { true } else { false }
  }
}

@Reducer
private struct NoteFeature {
  typealias State = Note
  enum Action: GatedAction {
    case view(View), interface(Interface)
    enum View { case tapped }
    enum Interface { case close(after: Int) }
  }
  var body: some Reducer<Note, Action> { EmptyReducer() }
}

@Reducer
private struct NoteParent {
  @ObservableState struct State {
    var stack = StackState([Note()])
    @Presents var sheet: Note? = Note()
  }
  enum Action {
    case stack(StackAction<Note, Gate<NoteFeature>>)
    case sheet(PresentationAction<Gate<NoteFeature>>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.stack, action: \.stack) { NoteFeature() }
      .ifLet(\.$sheet, action: \.sheet) { NoteFeature() }
  }
}

@Reducer
private struct ByHand {
  enum Rows: ElementAction {
    case one(Int, Gate<SignIn>)
    nonisolated static func _element(id: Int, action: Gate<SignIn>) -> Self { .one(id, action) }
    nonisolated var _element: (id: Int, action: Gate<SignIn>)? {
      switch self {
      case .one(let id, let gate): (id, gate)
      }
    }
  }
  enum Others: ElementAction {
    case one(Int, PresentationAction<Gate<SignIn>>)
    nonisolated static func _element(id: Int, action: PresentationAction<Gate<SignIn>>) -> Self { .one(id, action) }
    nonisolated var _element: (id: Int, action: PresentationAction<Gate<SignIn>>)? {
      switch self {
      case .one(let id, let action): (id, action)
      }
    }
  }

  @ObservableState struct State: Equatable {
    var rows: IdentifiedArrayOf<SignIn.State> = [SignIn.State(id: 1, name: "Blob")]
    var told: [String] = []
  }
  enum Action { case rows(Rows), others(Others) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .rows(.one(_, .delegate(.signedIn(let member)))) = action { state.told.append(member.name) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { SignIn() }
    .forEach(\.rows, action: \.others) { SignIn() }
  }
}

@Reducer
private struct Handed {
  @ObservableState struct State: Equatable {
    @Presents var sheet: SignIn.State? = SignIn.State(name: "Blob")
    var told: [String] = []
  }
  enum Action { case sheet(PresentationAction<Gate<SignIn>>) }

  @ReducerBuilder<SignIn.State, Gate<SignIn>>
  private var signIn: some Reducer<SignIn.State, Gate<SignIn>> { SignIn() }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .sheet(.presented(.delegate(.signedIn(let member)))) = action { state.told.append(member.name) }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { signIn }
  }
}
