import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature with children in the elements of lists: presented ones, stacks, and lists of lists, with effects in them.
@Reducer
struct Workshop {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var benches: IdentifiedArrayOf<Bench.State> = []
    var path = StackState<Bench.State>()
    @Presents var sheet: Sheet.State?
    var worn = 0
  }

  enum Action: Codable, Sendable {
    case benchAdded(BenchID)
    case benchReplaced(BenchID)
    case benchesMoved
    case benches(IdentifiedActionOf<Bench>)
    case path(StackActionOf<Bench>)
    case pushTapped(BenchID)
    case sheet(PresentationAction<Sheet.Action>)
    case sheetTapped(BenchID)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .benchAdded(let id): state.benches.append(Bench.State(id: id))
      case .benchReplaced(let id): state.benches[id: id] = Bench.State(id: id, made: 2)
      case .benchesMoved: state.benches = IdentifiedArray(uniqueElements: state.benches.reversed())
      case .pushTapped(let id): state.path.append(Bench.State(id: id))
      case .sheetTapped(let id): state.sheet = .bench(Bench.State(id: id))
      case .benches(.element(_, action: .tool(.presented(.used)))): state.worn += 1
      case .benches, .path, .sheet: break
      }
      return .none
    }
    .forEach(\.benches, action: \.benches) { Bench() }
    .forEach(\.path, action: \.path) { Bench() }
    .ifLet(\.$sheet, action: \.sheet)
  }
}

/// An id that no literal is certain to create.
struct BenchID: Hashable, Codable, Sendable {
  var row: String
  var number: Int
}

@Reducer
enum Sheet {
  case bench(Bench)
  case tool(Tool)
}

extension Sheet.State: Equatable, Codable, Sendable {}
extension Sheet.Action: Codable, Sendable {}

@Reducer
struct Bench {
  @ObservableState
  struct State: Equatable, Codable, Sendable, Identifiable {
    let id: BenchID
    var made = 1
    @Presents var tool: Tool.State?
    var drawers: IdentifiedArrayOf<Drawer.State> = []
    var trays = StackState<Drawer.State>()
    @Presents var dialog: ConfirmationDialogState<Answer>?
  }

  enum Answer: Codable, Equatable, Sendable { case `default`, no(reason: String?) }

  enum Action: Codable, Sendable {
    case answered(Answer?)
    case dialog(PresentationAction<Answer>)
    case dialogTapped
    case drawerTapped
    case drawers(IdentifiedActionOf<Drawer>)
    case tool(PresentationAction<Tool.Action>)
    case toolTapped(Int)
    case trayTapped
    case trays(StackActionOf<Drawer>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toolTapped(let number): state.tool = Tool.State(number: number)
      case .drawerTapped: state.drawers.append(Drawer.State(id: state.drawers.count))
      case .trayTapped: state.trays.append(Drawer.State(id: state.trays.count))
      case .dialogTapped:
        state.dialog = ConfirmationDialogState {
          TextState("Open?")
        } actions: {
          ButtonState(action: .no(reason: "locked")) { TextState("No") }
        }
        return .run(name: "ask") { send in await send(.answered(.no(reason: nil))) }
      case .dialog(.presented(.no(reason: let reason))): return .send(.answered(.no(reason: reason)))
      case .answered, .dialog, .drawers, .tool, .trays: break
      }
      return .none
    }
    .ifLet(\.$tool, action: \.tool) { Tool() }
    .ifLet(\.$dialog, action: \.dialog)
    .forEach(\.drawers, action: \.drawers) { Drawer() }
    .forEach(\.trays, action: \.trays) { Drawer() }
  }
}

@Reducer
struct Drawer {
  @ObservableState
  struct State: Equatable, Codable, Sendable, Identifiable {
    let id: Int
    @Presents var spare: Tool.State?
    var tools: IdentifiedArrayOf<Tool.State> = []
  }

  enum Action: Codable, Sendable {
    case spare(PresentationAction<Tool.Action>)
    case spareTapped(Int)
    case toolTapped(Int)
    case tools(IdentifiedActionOf<Tool>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .spareTapped(let number): state.spare = Tool.State(number: number)
      case .toolTapped(let number): state.tools[id: number] = Tool.State(number: number, brand: "new")
      case .spare, .tools: break
      }
      return .none
    }
    .ifLet(\.$spare, action: \.spare) { Tool() }
    .forEach(\.tools, action: \.tools) { Tool() }
  }
}

@Reducer
struct Tool {
  @ObservableState
  struct State: Equatable, Codable, Sendable, Identifiable {
    let number: Int
    let brand: String
    var uses = 0

    init(number: Int, brand: String = "old") {
      self.number = number
      self.brand = "\(brand) \(number)"
    }

    var id: Int { number }
  }

  enum Action: Codable, Sendable {
    case useTapped
    case used
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .useTapped:
        return .run(name: "use") { send in await send(.used) }
      case .used: state.uses += 1
      }
      return .none
    }
  }
}

extension Workshop {
  /// Records a session in which children of elements are presented, changed, replaced and removed.
  @MainActor
  static func record(to file: URL) async throws {
    let store = Store(initialState: State()) { Workshop() }
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    let first = BenchID(row: "A \"1\"", number: 1)
    let second = BenchID(row: "B", number: 2)
    func bench(_ action: Bench.Action) -> Action { .benches(.element(id: first, action: action)) }
    func drawer(_ action: Drawer.Action) -> Action { bench(.drawers(.element(id: 0, action: action))) }
    store.send(.benchAdded(first))
    store.send(.benchAdded(second))
    store.send(bench(.toolTapped(1)))
    await store.send(bench(.tool(.presented(.useTapped)))).finish()
    store.send(bench(.toolTapped(2)))
    store.send(bench(.tool(.dismiss)))
    store.send(bench(.drawerTapped))
    store.send(bench(.drawerTapped))
    store.send(drawer(.spareTapped(1)))
    await store.send(drawer(.spare(.presented(.useTapped)))).finish()
    store.send(drawer(.spareTapped(2)))
    store.send(drawer(.toolTapped(7)))
    await store.send(drawer(.tools(.element(id: 7, action: .useTapped)))).finish()
    store.send(drawer(.toolTapped(7)))
    store.send(bench(.trayTapped))
    let tray = store.withState { $0.benches[id: first]?.trays.ids.last }
    if let tray {
      store.send(bench(.trays(.element(id: tray, action: .spareTapped(1)))))
      store.send(bench(.trays(.element(id: tray, action: .spareTapped(2)))))
      await store.send(bench(.trays(.element(id: tray, action: .spare(.presented(.useTapped)))))).finish()
    }
    await store.send(bench(.dialogTapped)).finish()
    await store.send(bench(.dialog(.presented(.no(reason: "locked"))))).finish()
    store.send(bench(.answered(.default)))
    store.send(.benchReplaced(first))
    store.send(.benchesMoved)
    store.send(.pushTapped(first))
    if let id = store.withState({ $0.path.ids.last }) {
      store.send(.path(.element(id: id, action: .toolTapped(1))))
      await store.send(.path(.element(id: id, action: .tool(.presented(.useTapped))))).finish()
      store.send(.path(.popFrom(id: id)))
    }
    store.send(.sheetTapped(second))
    store.send(.sheet(.presented(.bench(.toolTapped(3)))))
    await store.send(.sheet(.presented(.bench(.tool(.presented(.useTapped)))))).finish()
    store.send(.sheet(.dismiss))
    try recorder.stop()
  }
}

extension Workshop: SessionFeature {
  static var feature: Workshop { Workshop() }

  /// The written test is a part of this module.
  static var testedModules: [String] { [] }
}
