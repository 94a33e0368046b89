import Headgate
import HeadgateTesting
import Testing

/// A parent with every kind of child: always there, absent at times, presented, and on a stack.
@MainActor
struct ChildActionsTests {
  private func makeStore(_ state: Allotment.State = Allotment.State()) -> TestStoreOf<Allotment> {
    TestStore(initialState: state) { Allotment() }
  }

  // seed: S0-6, S0-9
  @Test func `the actions of a child are a case of its parent's`() async {
    let store = makeStore()
    await store.send(.pump(.startButtonTapped)) { $0.pump.isOn = true }
    await store.receive(.pump(.turned)) {
      $0.pump.turns = 1
      $0.log = ["pump 1"]
    }
  }

  // seed: S3-11
  @Test func `a child that may be absent is run while it is there`() async {
    let store = makeStore()
    await store.send(.wellButtonTapped) { $0.well = Pump.State() }
    await store.send(.well(.startButtonTapped)) { $0.well?.isOn = true }
    await store.receive(.well(.turned)) { $0.well?.turns = 1 }
    await store.send(.wellButtonTapped) { $0.well = nil }
  }

  // seed: S0-10, S0-20, S0-21
  @Test func `a parent presents a child, and removes it in answer to an action of the child`() async {
    for action in [BedEditor.Action.saveButtonTapped, .cancelButtonTapped] {
      let store = makeStore()
      await store.send(.addButtonTapped) { $0.editor = BedEditor.State() }
      await store.send(.editor(.presented(.nameChanged("Kale")))) { $0.editor?.name = "Kale" }
      await store.send(.editor(.presented(action))) {
        $0.editor = nil
        if action == .saveButtonTapped { $0.log = ["saved Kale"] }
      }
    }
  }

  // seed: S0-21
  @Test func `the child sees its action first, so that its parent reads what came of it`() async {
    let store = makeStore(Allotment.State(editor: BedEditor.State(name: "  Leek ")))
    await store.send(\.editor.saveButtonTapped) {
      $0.editor = nil
      $0.log = ["saved Leek"]
    }
  }

  // seed: S0-10, S0-21
  @Test func `what the child was doing ends with it`() async {
    let store = makeStore(Allotment.State(editor: BedEditor.State()))
    await store.send(\.editor.watchButtonTapped)
    await store.send(\.editor.cancelButtonTapped) { $0.editor = nil }
    await store.finish()
  }

  // seed: S0-10
  @Test func `a presented child is dismissed`() async {
    let store = makeStore(Allotment.State(editor: BedEditor.State()))
    await store.send(.editor(.dismiss)) { $0.editor = nil }
  }

  // seed: S0-11, S0-24
  @Test func `a parent pushes onto a stack, reads an element, and pops it in answer to the element's action`() async {
    let store = makeStore()
    await store.send(.bedButtonTapped("Beans")) { $0.path.append(BedEditor.State(name: "Beans")) }
    await store.send(.bedButtonTapped("Peas")) { $0.path.append(BedEditor.State(name: "Peas")) }
    await store.send(.path(.element(id: 1, action: .nameChanged("Chard")))) { $0.path[id: 1]?.name = "Chard" }
    await store.send(.path(.element(id: 0, action: .saveButtonTapped))) {
      $0.path = StackState()
      $0.log = ["stacked Beans"]
    }
  }

  // seed: S0-3, S0-5, S0-9, S0-10, S0-11
  @Test func `actions around children are equal by value and cross tasks`() async {
    let action = await Task.detached { Allotment.Action.editor(.presented(.nameChanged("Kale"))) }.value
    #expect(action == .editor(.presented(.nameChanged("Kale"))))
    #expect(action != .editor(.dismiss))
    #expect(Allotment.Action.path(.popFrom(id: 1)) != .path(.popFrom(id: 2)))
    #expect(Allotment.Action.pump(.turned) == .pump(.turned))
  }
}

@Reducer
private struct Pump {
  @ObservableState
  struct State: Equatable, Sendable {
    var isOn = false
    var turns = 0
  }

  enum Action: Equatable, Sendable {
    case startButtonTapped
    case turned
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        state.isOn = true
        return .run { send in await send(.turned) }
      case .turned:
        state.turns += 1
        return .none
      }
    }
  }
}

@Reducer
private struct BedEditor {
  @ObservableState
  struct State: Equatable, Sendable {
    var name = ""
  }

  enum Action: Equatable, Sendable {
    case nameChanged(String)
    case watchButtonTapped
    case saveButtonTapped
    case cancelButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name): state.name = name
      case .saveButtonTapped: state.name = state.name.trimmingCharacters(in: .whitespaces)
      case .watchButtonTapped: return .run { _ in try await Task.never() }
      case .cancelButtonTapped: break
      }
      return .none
    }
  }
}

@Reducer
private struct Allotment {
  @ObservableState
  struct State: Equatable, Sendable {
    var pump = Pump.State()
    var well: Pump.State?
    @Presents var editor: BedEditor.State?
    var path = StackState<BedEditor.State>()
    var log: [String] = []
  }

  enum Action: Equatable, Sendable {
    case addButtonTapped
    case bedButtonTapped(String)
    case wellButtonTapped
    case pump(Pump.Action)
    case well(Pump.Action)
    case editor(PresentationAction<BedEditor.Action>)
    case path(StackAction<BedEditor.State, BedEditor.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.pump, action: \.pump) { Pump() }
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.editor = BedEditor.State()
      case .bedButtonTapped(let name):
        state.path.append(BedEditor.State(name: name))
      case .wellButtonTapped:
        state.well = state.well == nil ? Pump.State() : nil
      case .pump(.turned):
        state.log.append("pump \(state.pump.turns)")
      case .editor(.presented(.saveButtonTapped)):
        state.log.append("saved \(state.editor?.name ?? "nothing")")
        state.editor = nil
      case .editor(.presented(.cancelButtonTapped)):
        state.editor = nil
      case .path(.element(id: let id, action: .saveButtonTapped)):
        guard let editor = state.path[id: id] else { return .none }
        state.path.pop(from: id)
        state.log.append("stacked \(editor.name)")
      case .pump, .well, .editor, .path:
        break
      }
      return .none
    }
    .ifLet(\.well, action: \.well) { Pump() }
    .ifLet(\.$editor, action: \.editor) { BedEditor() }
    .forEach(\.path, action: \.path) { BedEditor() }
  }
}
