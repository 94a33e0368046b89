import HeadgateTesting
import HeadgateUDF
import Testing

/// Actions as types of their own, which whoever has the store may dispatch.
@Suite(.timeLimit(.minutes(10)))
struct OpenActionsTests {
  private struct Closed: Error {}

  private func makeStore(
    catalogue: @escaping @Sendable (URL) async throws -> Data = { _ in throw Closed() }
  ) -> Store<Nursery> {
    Store(state: Nursery(), reducer: nurseryWithOrders) { $0.catalogue = catalogue }
  }

  // seed: S1-1, S1-6
  // holds: UDF-1
  @Test func `a type is an action, without data and with data`() async {
    let store = makeStore()
    store.dispatch(LampSwitchedOn())
    store.dispatch(SeedlingPotted(seedling: Seedling(id: 1, name: "Bean")))
    store.dispatch(BedPlanned(bed: 4, rows: 2, note: "Sunny", picture: URL(string: "file:///bed.png")))
    await store.settle()
    #expect(store.state.isLit)
    #expect(store.state.seedlings == [Seedling(id: 1, name: "Bean")])
    #expect(store.state.plans == ["4: 2 rows, Sunny, bed.png"])
  }

  // seed: S1-2
  @Test func `only an action changes the state`() async {
    let store = makeStore()
    var copy = store.state
    copy.isLit = true
    #expect(!store.state.isLit)
    store.dispatch(LampSwitchedOn())
    await store.settle()
    #expect(store.state == copy)
  }

  // seed: S1-4
  @Test func `what is changed after an action was dispatched is a copy of it`() async {
    let store = makeStore()
    var renamed = NurseryRenamed(name: "North")
    store.dispatch(renamed)
    renamed.name = "South"
    await store.settle()
    #expect(store.state.name == "North")
  }

  // seed: S1-6, S1-9
  @Test func `payloads are data and any error`() async {
    let store = makeStore()
    store.dispatch(CatalogueArrived(requestID: "a", data: Data([1, 2, 3])))
    store.dispatch(CatalogueFailed(requestID: "b", error: Closed()))
    await store.settle()
    #expect(store.state.catalogue == Data([1, 2, 3]))
    #expect(store.state.problem == "Closed()")
  }

  // seed: S1-7
  @Test func `actions of people, of the system and of asynchronous work come the same way`() async {
    let store = makeStore()
    store.dispatch(FieldEdited(field: "name", text: "East"))
    store.dispatch(NetworkChanged(isConnected: true))
    store.dispatch(CatalogueArrived(requestID: "a", data: Data([1])))
    await store.settle()
    #expect(store.state == Nursery(name: "East", isOnline: true, catalogue: Data([1])))
  }

  // seed: S1-10
  // holds: UDF-4
  @Test func `whoever has the store dispatches, from any task`() async {
    let store = makeStore()
    await Task.detached { store.dispatch(LampSwitchedOn()) }.value
    await Task { @MainActor in store.dispatch(NurseryRenamed(name: "West")) }.value
    await store.settle()
    #expect(store.state == Nursery(name: "West", isLit: true))
  }

  // seed: S1-10, S1-11
  // holds: UDF-30
  @MainActor
  @Test func `a controller dispatches from a method, and has props and a disposer`() async {
    let store = makeStore()
    let screen = LampScreen(store: store)
    screen.appeared()
    #expect(screen.props == LampProps(title: "Lamp off", isOn: false))
    screen.lampButtonTapped()
    await store.settle(on: .main)
    #expect(screen.props == LampProps(title: "Lamp on", isOn: true))
    screen.lampButtonTapped()
    await store.settle(on: .main)
    #expect(screen.titles == ["Lamp off", "Lamp on", "Lamp off"])
  }

  // seed: S1-12
  // holds: UDF-20
  @Test func `a reducer casts the actions that it knows, and others change nothing`() async {
    struct Unheard: Action {}
    var state = Nursery()
    nurseryReducer(&state, Unheard())
    #expect(state == Nursery())
    nurseryReducer(&state, LampSwitchedOn())
    nurseryReducer(&state, NurseryRenamed(name: "North"))
    #expect(state == Nursery(name: "North", isLit: true))

    let store = makeStore()
    store.dispatch(Unheard())
    await store.settle()
    #expect(store.state == Nursery())
  }

  // seed: S1-20
  @Test func `types nested in one that has no values group actions`() async {
    let store = makeStore()
    store.dispatch(Watering.Started(bed: 2))
    store.dispatch(Heating.Started())
    store.dispatch(Watering.Ended())
    await store.settle()
    #expect(store.state.log == ["watering 2", "heating", "dry again"])
  }

  // seed: S1-21
  @Test func `an enum is an action, and is matched by case or as a whole`() async {
    let store = makeStore()
    let heard = Notes<String>()
    let subscription = store.onAction(on: .global()) { _, action in
      if let event = action as? FanEvent { heard.add("\(event)") }
    }
    store.dispatch(FanEvent.started(speed: 3))
    store.dispatch(FanEvent.stopped)
    await heard.wait { $0.count == 2 }
    #expect(heard.values == ["started(speed: 3)", "stopped"])
    #expect(store.state.log == ["fan at 3", "fan: stopped"])
    subscription.dispose()
  }

  // seed: S1-14, S1-15, S1-16
  // holds: UDF-11, UDF-12, UDF-13
  @MainActor
  @Test func `an observer hears every action on the main actor, dispatches again, and ends with its disposer`() async {
    let store = makeStore { _ in Data([7]) }
    let disposer = Disposer()
    let heard = Notes<String>()
    store.onAction { state, action in
      MainActor.preconditionIsolated()
      heard.add("\(type(of: action)) \(state.catalogue?.count ?? 0)")
      switch action {
      case is AppBecameActive: store.dispatch(CatalogueRequested(requestID: "a", source: .catalogue))
      default: break
      }
    }
    .dispose(on: disposer)
    store.dispatch(LampSwitchedOn())
    store.dispatch(AppBecameActive())
    await heard.wait { $0.count == 4 }
    disposer.dispose()
    store.dispatch(LampSwitchedOff())
    await store.settle(on: .main)
    #expect(heard.values == ["LampSwitchedOn 0", "AppBecameActive 0", "CatalogueRequested 0", "CatalogueArrived 1"])
  }

  // seed: S1-8, S1-13, S1-22, S1-24
  // holds: UDF-21, UDF-40
  @Test func `work starts where its action is handled, and each end is an action with the id of its request`() async {
    let clock = TestClock()
    let slow = URL(string: "https://slow.example")!
    let store = TestStore(initialState: Nursery(problem: "An old one")) {
      nurseryWithOrders
    } withDependencies: {
      $0.catalogue = { source in
        try await clock.sleep(for: .seconds(source == slow ? 2 : 1))
        if source == slow { throw Closed() }
        return Data([1, 2])
      }
    }
    await store.send(CatalogueRequested(requestID: "a", source: slow)) {
      $0.waiting = ["a"]
      $0.problem = nil
    }
    await store.send(CatalogueRequested(requestID: "b", source: .catalogue)) { $0.waiting = ["a", "b"] }
    await clock.advance(by: .seconds(1))
    await store.receive({ ($0 as? CatalogueArrived)?.requestID == "b" }) {
      $0.waiting = ["a"]
      $0.catalogue = Data([1, 2])
    }
    await clock.advance(by: .seconds(1))
    await store.receive({ ($0 as? CatalogueFailed)?.error is Closed }) {
      $0.waiting = []
      $0.problem = "Closed()"
    }
  }
}

// MARK: Actions

// Of people
private struct LampSwitchedOn: Action {}
private struct LampSwitchedOff: Action {}
private struct SeedlingPotted: Action { let seedling: Seedling }
private struct FieldEdited: Action {
  let field: String
  let text: String
}
private struct BedPlanned: Action {
  let bed: Int
  let rows: Int
  let note: String
  let picture: URL?
}
/// Its property can be changed, until it is dispatched.
private struct NurseryRenamed: Action { var name: String }

// Of the system
private struct AppBecameActive: Action {}
private struct NetworkChanged: Action { let isConnected: Bool }

// Of asynchronous work
private struct CatalogueRequested: Action {
  let requestID: String
  let source: URL
}
private struct CatalogueArrived: Action {
  let requestID: String
  let data: Data
}
private struct CatalogueFailed: Action {
  let requestID: String
  let error: any Error
}

// In groups
private enum Watering {
  struct Started: Action { let bed: Int }
  struct Ended: Action {}
}
private enum Heating {
  struct Started: Action {}
}
private enum FanEvent: Action {
  case started(speed: Int)
  case stopped
}

// MARK: State and reducers

private struct Seedling: Equatable, Sendable {
  let id: Int
  var name: String
}

private struct Nursery: Equatable, Sendable {
  var name = ""
  var isLit = false
  var isOnline = false
  var seedlings: [Seedling] = []
  var plans: [String] = []
  var log: [String] = []
  var waiting: Set<String> = []
  var catalogue: Data?
  var problem: String?
}

private let nurseryReducer: Reducer<Nursery> = { state, action in
  switch action {
  case is LampSwitchedOn:
    state.isLit = true
  case is LampSwitchedOff:
    state.isLit = false
  case let action as NurseryRenamed:
    state.name = action.name
  case let action as FieldEdited where action.field == "name":
    state.name = action.text
  case let action as NetworkChanged:
    state.isOnline = action.isConnected
  case let action as SeedlingPotted:
    state.seedlings.append(action.seedling)
  case let action as BedPlanned:
    let picture = action.picture?.lastPathComponent ?? "none"
    state.plans.append("\(action.bed): \(action.rows) rows, \(action.note), \(picture)")
  case let action as Watering.Started:
    state.log.append("watering \(action.bed)")
  case is Watering.Ended:
    state.log.append("dry again")
  case is Heating.Started:
    state.log.append("heating")
  case FanEvent.started(let speed):
    state.log.append("fan at \(speed)")
  case let event as FanEvent:
    state.log.append("fan: \(event)")
  default:
    break
  }
}

private let orders: SideEffectReducer<Nursery> = { state, action in
  switch action {
  case let action as CatalogueRequested:
    state.waiting.insert(action.requestID)
    state.problem = nil
    @Dependency(\.catalogue) var catalogue
    return .run { send in
      let data = try await catalogue(action.source)
      await send(CatalogueArrived(requestID: action.requestID, data: data))
    } catch: { error, send in
      await send(CatalogueFailed(requestID: action.requestID, error: error))
    }
  case let action as CatalogueArrived:
    state.waiting.remove(action.requestID)
    state.catalogue = action.data
  case let action as CatalogueFailed:
    state.waiting.remove(action.requestID)
    state.problem = "\(action.error)"
  default:
    break
  }
  return .none
}

private let nurseryWithOrders: CombinedReducer<Nursery> = combine {
  nurseryReducer
  orders
}

extension DependencyValues {
  fileprivate var catalogue: @Sendable (URL) async throws -> Data {
    get { self[CatalogueKey.self] }
    set { self[CatalogueKey.self] = newValue }
  }

  private enum CatalogueKey: TestDependencyKey {
    static let testValue: @Sendable (URL) async throws -> Data = { _ in Data() }
  }
}

extension URL {
  fileprivate static let catalogue = URL(string: "https://seeds.example")!
}

// MARK: Screens

/// In the place of a controller that a framework brings.
@MainActor
private class Screen {
  func appeared() {}
}

private struct LampProps: Equatable {
  var title = ""
  var isOn = false
}

private final class LampScreen: Screen, ViewComponent {
  let disposer = Disposer()
  private(set) var titles: [String] = []
  var props = LampProps() { didSet { titles.append(props.title) } }
  private let store: Store<Nursery>

  init(store: Store<Nursery>) {
    self.store = store
  }

  override func appeared() {
    connect(to: store) { state, _ in LampProps(title: state.isLit ? "Lamp on" : "Lamp off", isOn: state.isLit) }
  }

  func lampButtonTapped() {
    store.dispatch(props.isOn ? LampSwitchedOff() : LampSwitchedOn())
  }
}
