// Tests of: GATE-7, GATE-8, GATE-10, GATE-11

import Headgate
import HeadgateTesting
import Testing

/// A gate in every operator: the parent is told what it may know, and nothing else is different.
@MainActor
struct GateOperatorTests {
  private let told = ["inside", "inside", "inside", "signed in Blob", "inside"]

  private func told(_ name: String) -> [String] { told.map { "\(name) \($0)" } }

  // holds: GATE-7
  @Test func `a scope`() {
    let store = Store(initialState: GatedHouse.State(door: SignIn.State(name: "Blob"))) { GatedHouse() }
    store.scope(state: \.door, action: \.door).send(.view(.buttonTapped))
    #expect(store.told == told("door"))
    #expect(store.door.tickets == 7)
    #expect(!store.door.isBusy)
  }

  // holds: GATE-7
  @Test func `ifLet as a statement, on an optional`() throws {
    let store = Store(initialState: GatedHouse.State(window: SignIn.State(name: "Blob"))) { GatedHouse() }
    try #require(store.scope(state: \.window, action: \.window)).send(.view(.buttonTapped))
    #expect(store.told == told("window"))
    #expect(store.window?.tickets == 7)
  }

  // holds: GATE-7, GATE-8
  @Test func `ifLet on a presentation, and the child dismisses itself`() async throws {
    let store = Store(initialState: GatedHouse.State(sheet: SignIn.State(name: "Blob"))) { GatedHouse() }
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    sheet.send(.view(.buttonTapped))
    #expect(store.told == told("sheet"))
    await sheet.send(.view(.cancelTapped)).finish()
    #expect(store.told.suffix(2) == ["sheet inside", "sheet goes"])
    #expect(store.sheet == nil)
  }

  // holds: GATE-7
  @Test func `forEach on rows`() throws {
    let store = Store(initialState: GatedHouse.State(rows: [SignIn.State(id: 1), SignIn.State(id: 2, name: "Blob")])) {
      GatedHouse()
    }
    let rows = store.scope(state: \.rows, action: \.rows)
    rows[1].send(.view(.buttonTapped))
    #expect(store.told == told("row 2"))
    #expect(store.rows[id: 2]?.tickets == 7)
    #expect(store.rows[id: 1]?.tickets == 0)
    store.send(.rows(.element(id: 1, action: .interface(.greet("Ann")))))
    #expect(store.rows[id: 1]?.name == "Hello Ann")
  }

  // holds: GATE-7, GATE-8
  @Test func `forEach on a stack, and an element pops itself`() async throws {
    let store = Store(initialState: GatedHouse.State(path: StackState([SignIn.State(name: "Blob")]))) { GatedHouse() }
    let element = store.scope(state: \.path, action: \.path)[0]
    element.send(.view(.buttonTapped))
    #expect(store.told == told("path"))
    await element.send(.view(.cancelTapped)).finish()
    #expect(store.told.suffix(2) == ["path inside", "path moves"])
    #expect(store.path.isEmpty)
  }

  // holds: GATE-7
  @Test func `an enum reducer, presented`() throws {
    let store = Store(initialState: GatedHouse.State(room: .hall(SignIn.State(name: "Blob")))) { GatedHouse() }
    let room = try #require(store.scope(state: \.room, action: \.room.presented))
    guard case .hall(let hall) = room.case else { return #expect(Bool(false), "not the hall") }
    hall.send(.view(.buttonTapped))
    #expect(store.told == told("hall"))
    store.send(.room(.presented(.hall(.interface(.greet("Ann"))))))
    #expect(hall.name == "Hello Ann")
  }

  // holds: GATE-7
  @Test func `a case of an enum reducer with a gate and a configured feature`() throws {
    let store = Store(initialState: GatedHouse.State(room: .cellar(Meter.State(count: 1)))) { GatedHouse() }
    let room = try #require(store.scope(state: \.room, action: \.room.presented))
    guard case .cellar(let cellar) = room.case else { return #expect(Bool(false), "not the cellar") }
    cellar.send(.tapped)
    #expect(store.told == ["cellar full"])
  }

  // holds: GATE-7
  @Test func `an enum reducer on a stack`() throws {
    let store = Store(initialState: GatedHouse.State(rooms: StackState([.hall(SignIn.State(name: "Blob"))]))) {
      GatedHouse()
    }
    let room = store.scope(state: \.rooms, action: \.rooms)[0]
    guard case .hall(let hall) = room.case else { return #expect(Bool(false), "not the hall") }
    hall.send(.view(.buttonTapped))
    #expect(store.told == told("hall"))
  }

  // holds: GATE-7
  @Test func `ifCaseLet, and a gate in a gate`() throws {
    var state = EffectOwner.State.street(Street.State())
    let store = Store(initialState: state) { EffectOwner() }
    store.send(.street(.delegate(.heard("nothing"))))
    let street = try #require(store.scope(state: \.street, action: \.street))
    street.scope(state: \.door, action: \.door).send(.view(.buttonTapped))
    state = store.state
    #expect(state.street?.door.tickets == 7)
    #expect(state.street?.told == "Blob")
  }

  /// A feature behind a gate with a child behind a gate.
  @Reducer
  struct Street {
    @ObservableState struct State: Equatable { var door = SignIn.State(name: "Blob"); var told: String? }
    enum Action: GatedAction {
      case door(Gate<SignIn>)
      case delegate(Delegate)
      enum Delegate { case heard(String) }
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.door, action: \.door) { SignIn() }
      Reduce { state, action in
        switch action {
        case .door(.delegate(.signedIn(let member))): return .send(.delegate(.heard(member.name)))
        case .door: return .none
        case .delegate(.heard(let name)):
          state.told = name
          return .none
        }
      }
    }
  }

  @Reducer
  struct EffectOwner {
    @ObservableState enum State: Equatable { case street(Street.State), nowhere }
    enum Action { case street(Gate<Street>) }
    var body: some ReducerOf<Self> {
      EmptyReducer().ifCaseLet(\.street, action: \.street) { Street() }
    }
  }

  // holds: GATE-7
  @Test func `a child behind a gate beside another reducer in one closure`() throws {
    let store = Store(initialState: Watched.State()) { Watched() }
    store.scope(state: \.door, action: \.door).send(.view(.buttonTapped))
    #expect(store.door.tickets == 7)
    #expect(store.door.id == 5)
    try #require(store.scope(state: \.sheet, action: \.sheet.presented)).send(.view(.buttonTapped))
    #expect(store.sheet?.tickets == 7)
    #expect(store.told == ["Blob", "Ann"])
  }

  /// Children whose effects go through the gate and through the case apart: something else stands beside the child.
  @Reducer
  struct Watched {
    @ObservableState struct State: Equatable {
      var door = SignIn.State(name: "Blob")
      @Presents var sheet: SignIn.State? = SignIn.State(name: "Ann")
      var told: [String] = []
    }
    enum Action { case door(Gate<SignIn>), sheet(PresentationAction<Gate<SignIn>>) }
    var body: some ReducerOf<Self> {
      Scope(state: \.door, action: \.door) {
        SignIn()
        Reduce { state, _ in
          state.id += 1
          return .none
        }
      }
      Reduce { state, action in
        switch action {
        case .door(.delegate(.signedIn(let member))), .sheet(.presented(.delegate(.signedIn(let member)))):
          state.told.append(member.name)
        case .door, .sheet: break
        }
        return .none
      }
      .ifLet(\.$sheet, action: \.sheet) {
        SignIn()
        EmptyReducer()
      }
    }
  }

  // holds: GATE-7
  @Test func `a child with other dependencies behind a gate, one inside of the other`() throws {
    let store = Store(initialState: Dated.State()) { Dated() }
    store.scope(state: \.day, action: \.day).send(.view(.tapped))
    try #require(store.scope(state: \.sheet, action: \.sheet.presented)).send(.view(.tapped))
    store.scope(state: \.week, action: \.week)[0].send(.view(.tapped))
    store.scope(state: \.diary, action: \.diary)[0].send(.view(.tapped))
    #expect(store.day.number == 3)
    #expect(store.sheet?.number == 4)
    #expect(store.week[0].number == 6)
    #expect(store.diary.first?.number == 7)
  }

  @Reducer
  struct Dated {
    @Reducer
    struct Day {
      @ObservableState struct State: Equatable, Identifiable { let id = 1; var number = 0 }
      enum Action: GatedAction {
        case view(View)
        enum View { case tapped }
      }
      @Dependency(\.dayNumber) var number
      var body: some ReducerOf<Self> {
        Reduce { state, _ in
          state.number = number
          return .none
        }
      }
    }
    @ObservableState struct State: Equatable {
      var day = Day.State()
      @Presents var sheet: Day.State? = Day.State()
      var week: IdentifiedArrayOf<Day.State> = [Day.State()]
      var diary = StackState([Day.State()])
    }
    enum Action {
      case day(Gate<Day>), sheet(PresentationAction<Gate<Day>>)
      case week(IdentifiedGatesOf<Day>), diary(StackAction<Day.State, Gate<Day>>)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.day, action: \.day) { Day().dependency(\.dayNumber, 3).dependency(\.dayNumber, 5) }
      IfLet(\.$sheet, action: \.sheet) { Day().transformDependency(\.dayNumber) { $0 += 3 } }
      ForEachElement(\.week, action: \.week) { Day().dependency(\.dayNumber, 6) }
      ForEachElement(\.diary, action: \.diary) { Day().dependency(\.dayNumber, 7) }
    }
  }

  // holds: GATE-8
  @Test func `a child's effects end with its gate's child`() async throws {
    let store = Store(initialState: Timers.State(timer: Timers.Timer.State(id: 1))) {
      Timers()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let task = try #require(store.scope(state: \.timer, action: \.timer.presented)).send(.view(.started))
    store.send(.swapTapped)
    // It never ends by itself.
    await task.finish()
    #expect(store.timer?.id == 2)
  }

  @Reducer
  struct Timers {
    @Reducer
    struct Timer {
      @ObservableState struct State: Equatable, Identifiable { var id = 0 }
      enum Action: GatedAction {
        case view(View)
        enum View { case started }
      }
      var body: some ReducerOf<Self> { Reduce { _, _ in .run { _ in try await Task.never() } } }
    }
    @ObservableState struct State: Equatable { @Presents var timer: Timer.State? }
    enum Action { case timer(PresentationAction<Gate<Timer>>), swapTapped }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .swapTapped = action { state.timer = Timer.State(id: 2) }
        return .none
      }
      .ifLet(\.$timer, action: \.timer) { Timer() }
    }
  }

  // holds: GATE-8
  @Test func `an action for an absent child is reported at the operator, and the parent sees it`() {
    let store = Store(initialState: GatedHouse.State()) { GatedHouse() }
    withKnownIssue {
      _ = store.send(.sheet(.presented(.interface(.reset))))
    } matching: { issue in
      issue.sourceLocation?.fileID.hasSuffix("GatedHouse.swift") == true
        && "\(issue)".contains("reset") && "\(issue)".contains("SignIn")
    }
    #expect(store.told == ["sheet reset"])
  }

  // holds: GATE-10, GATE-11
  @Test func `a reducer that sees every action logs by kinds and names`() {
    var lines: [String] = []
    let store = Store(initialState: GatedHouse.State(door: SignIn.State(name: "Blob"))) {
      ActionLog { lines.append($0) }
      GatedHouse()
    }
    store.scope(state: \.door, action: \.door).send(.view(.buttonTapped))
    #expect(lines.first == "door: view view(.buttonTapped)")
    #expect(lines.contains("door: delegate delegate(.signedIn(…))"))
  }

  /// A log of what happens at the door.
  struct ActionLog: Reducer {
    let write: (String) -> Void
    func reduce(into state: inout GatedHouse.State, action: GatedHouse.Action) -> EffectOf<GatedHouse> {
      if case .door(let gate) = action { write("door: \(gate.kind?.rawValue ?? "-") \(gate)") }
      return .none
    }
    typealias Body = Never
  }
}

private enum DayNumberKey: DependencyKey {
  static let liveValue = 1
  static let testValue = 1
}

extension DependencyValues {
  fileprivate var dayNumber: Int {
    get { self[DayNumberKey.self] }
    set { self[DayNumberKey.self] = newValue }
  }
}
