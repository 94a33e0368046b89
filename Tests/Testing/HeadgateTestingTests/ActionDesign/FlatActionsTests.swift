import Headgate
import HeadgateTesting
import Testing

/// All actions in one enum: of the user, of the system and of effects, with payloads of every kind.
@MainActor
struct FlatActionsTests {
  private struct Dry: Error {}
  private struct Frozen: Error {}

  private func makeStore(
    _ state: Valve.State = Valve.State(),
    pressure: @escaping @Sendable () async throws -> Pressure = { throw Dry() }
  ) -> TestStoreOf<Valve> {
    TestStore(initialState: state) {
      Valve()
    } withDependencies: {
      $0.pressure = pressure
    }
  }

  // seed: S0-1, S0-2
  @Test func `each event is a case, and only an action changes the state`() async {
    let store = makeStore()
    await store.send(.openButtonTapped) { $0.isOpen = true }
    await store.send(.openButtonTapped)
    await store.send(.closeButtonTapped) { $0.isOpen = false }
  }

  // seed: S0-3, S0-14
  @Test func `what an effect answers is received as the action that it is`() async {
    let store = makeStore { Pressure(bar: 3) }
    await store.send(.measureButtonTapped)
    await store.receive(.pressureMeasured(Pressure(bar: 3))) { $0.pressure = Pressure(bar: 3) }
  }

  // seed: S0-3
  @Test func `another payload than the expected one is found by equality`() async {
    let store = makeStore { Pressure(bar: 3) }
    store.exhaustivity = .off
    await store.send(.measureButtonTapped)
    let issues = await recordingIssues { await store.receive(.pressureMeasured(Pressure(bar: 4))) }
    #expect(issues.count == 1)
    #expect(issues.first?.text.contains("bar: 3") == true)
  }

  // seed: S0-4
  @Test func `a hand-written equality, for which errors are alike, is the one that receives`() async {
    let store = makeStore { throw Dry() }
    await store.send(.measureButtonTapped)
    await store.receive(.measurementFailed(Frozen())) { $0.problem = "Dry()" }
    #expect(Valve.Action.measurementFailed(Dry()) == .measurementFailed(Frozen()))
    #expect(Valve.Action.measurementFailed(Dry()) != .openButtonTapped)
    #expect(Valve.Action.flowChanged(0.5) != .flowChanged(0.6))
  }

  // seed: S0-5
  @Test func `an action crosses tasks`() async {
    let store = makeStore()
    let action = await Task.detached { Valve.Action.bedsLoaded([Bed(id: 1, name: "Beans")]) }.value
    await store.send(action) { $0.beds = [Bed(id: 1, name: "Beans")] }
  }

  // seed: S0-32
  @Test func `a state is equal by value and crosses tasks`() async {
    let state = await Task.detached { Valve.State(flow: 0.5, label: "North") }.value
    #expect(state == Valve.State(flow: 0.5, label: "North"))
    #expect(state != Valve.State(flow: 0.5, label: "South"))
  }

  // seed: S0-6, S0-7
  @Test func `actions of the system are cases like others`() async {
    let clock = TestClock()
    let store = makeStore()
    store.dependencies.continuousClock = clock
    let life = await store.send(.appDidBecomeActive) { $0.isActive = true }
    await clock.advance(by: .seconds(2))
    await store.receive(.timerTicked) { $0.ticks = 1 }
    await store.receive(.timerTicked) { $0.ticks = 2 }
    await store.send(.noticeArrived(Notice(name: "frost"))) { $0.notices = [Notice(name: "frost")] }
    await store.send(.appDidEnterBackground) { $0.isActive = false }
    await life.finish()
  }

  // seed: S0-15
  @Test func `payloads are nothing, a primitive, a model, a list, data, an error`() async {
    let store = makeStore()
    await store.send(\.labelChanged, "North") { $0.label = "North" }
    await store.send(\.isAutomaticChanged, true) { $0.isAutomatic = true }
    await store.send(\.flowChanged, 0.25) { $0.flow = 0.25 }
    await store.send(\.bedSelected, Bed(id: 2, name: "Peas")) { $0.selection = Bed(id: 2, name: "Peas") }
    await store.send(\.bedsLoaded, [Bed(id: 2, name: "Peas")]) { $0.beds = [Bed(id: 2, name: "Peas")] }
    await store.send(\.planLoaded, Data([1, 2])) { $0.plan = Data([1, 2]) }
    await store.send(\.measurementFailed, Dry()) { $0.problem = "Dry()" }
    await store.send(\.closeButtonTapped)
  }
}

private struct Pressure: Equatable, Sendable {
  var bar: Int
}

private struct Bed: Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
}

private struct Notice: Equatable, Sendable {
  var name: String
}

@Reducer
private struct Valve {
  @ObservableState
  struct State: Equatable, Sendable {
    var beds: [Bed] = []
    var flow = 0.0
    var isActive = false
    var isAutomatic = false
    var isOpen = false
    var label = ""
    var notices: [Notice] = []
    var plan: Data?
    var pressure: Pressure?
    var problem: String?
    var selection: Bed?
    var ticks = 0
  }

  enum Action: Equatable, Sendable {
    // The user's
    case openButtonTapped
    case closeButtonTapped
    case measureButtonTapped
    case labelChanged(String)
    case isAutomaticChanged(Bool)
    case flowChanged(Double)
    case bedSelected(Bed)
    // The system's
    case appDidBecomeActive
    case appDidEnterBackground
    case timerTicked
    case noticeArrived(Notice)
    // Of effects
    case bedsLoaded([Bed])
    case planLoaded(Data)
    case pressureMeasured(Pressure)
    case measurementFailed(any Error)

    static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.openButtonTapped, .openButtonTapped), (.closeButtonTapped, .closeButtonTapped),
        (.measureButtonTapped, .measureButtonTapped), (.appDidBecomeActive, .appDidBecomeActive),
        (.appDidEnterBackground, .appDidEnterBackground), (.timerTicked, .timerTicked),
        (.measurementFailed, .measurementFailed):
        true
      case (.labelChanged(let lhs), .labelChanged(let rhs)): lhs == rhs
      case (.isAutomaticChanged(let lhs), .isAutomaticChanged(let rhs)): lhs == rhs
      case (.flowChanged(let lhs), .flowChanged(let rhs)): lhs == rhs
      case (.bedSelected(let lhs), .bedSelected(let rhs)): lhs == rhs
      case (.noticeArrived(let lhs), .noticeArrived(let rhs)): lhs == rhs
      case (.bedsLoaded(let lhs), .bedsLoaded(let rhs)): lhs == rhs
      case (.planLoaded(let lhs), .planLoaded(let rhs)): lhs == rhs
      case (.pressureMeasured(let lhs), .pressureMeasured(let rhs)): lhs == rhs
      default: false
      }
    }
  }

  private enum CancelID { case timer }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.pressure) var pressure

  var body: some ReducerOf<Self> {
    Reduce(users)
    Reduce(others)
  }

  private func users(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .openButtonTapped: state.isOpen = true
    case .closeButtonTapped: state.isOpen = false
    case .labelChanged(let label): state.label = label
    case .isAutomaticChanged(let isAutomatic): state.isAutomatic = isAutomatic
    case .flowChanged(let flow): state.flow = flow
    case .bedSelected(let bed): state.selection = bed
    case .measureButtonTapped:
      return .run { send in
        await send(.pressureMeasured(try await pressure()))
      } catch: { error, send in
        await send(.measurementFailed(error))
      }
    default: break
    }
    return .none
  }

  private func others(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .appDidBecomeActive:
      state.isActive = true
      return .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTicked) }
      }
      .cancellable(id: CancelID.timer)
    case .appDidEnterBackground:
      state.isActive = false
      return .cancel(id: CancelID.timer)
    case .timerTicked: state.ticks += 1
    case .noticeArrived(let notice): state.notices.append(notice)
    case .bedsLoaded(let beds): state.beds = beds
    case .planLoaded(let plan): state.plan = plan
    case .pressureMeasured(let pressure): state.pressure = pressure
    case .measurementFailed(let error): state.problem = "\(error)"
    default: break
    }
    return .none
  }
}

extension DependencyValues {
  fileprivate var pressure: @Sendable () async throws -> Pressure {
    get { self[PressureKey.self] }
    set { self[PressureKey.self] = newValue }
  }

  private enum PressureKey: TestDependencyKey {
    static let testValue: @Sendable () async throws -> Pressure = { Pressure(bar: 0) }
  }
}
