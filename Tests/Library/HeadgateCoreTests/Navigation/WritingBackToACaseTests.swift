// Tests of: NAV-85, NAV-86, NAV-88

import Headgate
import Testing

/// Operators on `[case:]` and `[id:case:]`. They read a child that is absent, and must not write nil back.
@MainActor struct WritingBackToACaseTests {
  private typealias Host = CaseHost<CaseCounter>

  /// A path of an operator, the action of its child, and what is reported when the state is in another case.
  private static let ways: [(action: Host.Action, number: String?)] = [
    (.optional(.increment), "CORE-4"),
    (.presentation(.presented(.increment)), "CORE-4"),
    (.presentation(.dismiss), "CORE-17"),
    (.element(.increment), "CORE-4"),
    (.pushed(.presented(.increment)), "CORE-4"),
    (.pushed(.dismiss), "CORE-17"),
    (.named(.increment), "CORE-4"),
    (.subscripted(.increment), "CORE-4"),
    (.inOptional(.increment), "CORE-4"),
    (.scoped(.increment), nil),
    (.scopedElement(.increment), nil),
  ]

  private func numbers(_ issues: [RecordedIssue]) -> [String] {
    issues.map { String($0.text.split(separator: "[").last?.dropLast() ?? "") }
  }

  // holds: NAV-88
  @Test(arguments: 0..<11) func `an action for a child in another case writes nothing`(_ index: Int) {
    let (action, number) = Self.ways[index]
    let store = Store(initialState: Host.State(in: .first(1))) { Host(base: CaseCounter()) }
    let state = store.withState { $0 }
    let issues = recordingIssues { store.send(action) }
    #expect(numbers(issues) == (number.map { [$0] } ?? []))
    #expect(store.withState { $0 } == state)
  }

  // holds: NAV-88
  @Test(arguments: 0..<11) func `the same in the row of a parent, on an actor`(_ index: Int) async {
    let (action, number) = Self.ways[index]
    let issues = await recordingIssues {
      let store = ActorStore(initialState: CaseHostRows.State(rows: [CaseHostRow(host: .init(in: .first(1)))])) {
        CaseHostRows()
      }
      await store.send(.rows(.element(id: 1, action: action))).finish()
    }
    #expect(numbers(issues) == (number.map { [$0] } ?? []))
  }

  // holds: NAV-88
  @Test(arguments: 0..<11) func `an action for a child in the case changes the child`(_ index: Int) {
    let (action, number) = Self.ways[index]
    let store = Store(initialState: Host.State(in: .second(CaseCounter.State()))) { Host(base: CaseCounter()) }
    let issues = recordingIssues { store.send(action) }
    #expect(issues.isEmpty)
    #expect(store.withState(\.total) == (number == "CORE-17" ? 0 : 1))
  }

  // holds: NAV-88
  @Test func `a dismissed child that the parent replaces by another case leaves that case`() {
    let store = Store(initialState: Host.State(in: .second(CaseCounter.State()))) { Host(base: CaseCounter()) }
    let issues = recordingIssues { store.send(.replaceAndDismiss(.dismiss)) }
    #expect(numbers(issues) == [])
    #expect(store.withState(\.presented) == .first(2))
  }

  // holds: NAV-85, NAV-86, NAV-88
  @Test func `a child that writes through another case is reported`() {
    let store = Store(initialState: Host.State(in: .first(1))) { Host(base: CaseCounter()) }
    let issues = recordingIssues {
      store.send(.writeNil)
      store.send(.scoped(.set(CaseCounter.State())))
      store.send(.scopedElement(.set(CaseCounter.State())))
    }
    #expect(numbers(issues) == ["CORE-65", "CORE-66", "CORE-50", "CORE-51"])
  }

  // holds: NAV-88
  @Test func `an absent child of a computed property runs no setter`() {
    var writes = 0
    let store = Store(initialState: ComputedCaseHost.State(write: { writes += 1 })) { ComputedCaseHost() }
    let issues = recordingIssues { store.send(.child(.increment)) }
    #expect(numbers(issues) == ["CORE-4"])
    #expect(writes == 0)
    store.send(.present)
    store.send(.child(.increment))
    #expect(writes == 1)
    #expect(store.withState(\.stored?.count) == 1)
  }
}

/// Operators on the second case of an enum in every position.
@Reducer
private struct CaseHost<Base: Reducer>: Sendable where Base: Sendable, Base.State: Equatable & Sendable {
  @CasePathable
  @dynamicMemberLookup
  enum Place: Equatable, Sendable {
    case first(Int)
    case second(Base.State)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var presented: Place?
    var path = StackState<Place>()
    var plain: Place
    var optional: Place?

    init(in place: Place) {
      (plain, optional) = (place, place)
      presented = place
      // In a test, this puts the state on the stack with this id.
      path[id: 0] = place
    }
  }

  enum Action {
    case optional(Base.Action)
    case presentation(PresentationAction<Base.Action>)
    case replaceAndDismiss(PresentationAction<Base.Action>)
    case element(Base.Action)
    case pushed(PresentationAction<Base.Action>)
    case named(Base.Action)
    case subscripted(Base.Action)
    case inOptional(Base.Action)
    case scoped(OptionalChildReducer<Base>.Action)
    case scopedElement(OptionalChildReducer<Base>.Action)
    case writeNil
  }

  let base: Base

  var body: some ReducerOf<Self> {
    Scope(state: \.$presented[case: \.second], action: \.scoped) { OptionalChildReducer(base: base) }
    Scope(state: \.path[id: 0, case: \.second], action: \.scopedElement) { OptionalChildReducer(base: base) }
    Reduce { state, action in
      switch action {
      case .writeNil:
        state.$presented[case: \.second] = nil
        state.path[id: 0, case: \.second] = nil
      case .replaceAndDismiss: state.presented = .first(2)
      default: break
      }
      return .none
    }
    .ifLet(\.$presented[case: \.second], action: \.optional) { base }
    .ifLet(\.$presented[case: \.second], action: \.presentation) { base }
    .ifLet(\.$presented[case: \.second], action: \.replaceAndDismiss) { base }
    .ifLet(\.path[id: 0, case: \.second], action: \.element) { base }
    .ifLet(\.path[id: 0, case: \.second], action: \.pushed) { base }
    .ifLet(\.plain.second, action: \.named) { base }
    .ifLet(\.plain[case: \.second], action: \.subscripted) { base }
    .ifLet(\.optional[case: \.second], action: \.inOptional) { base }
  }
}

extension CaseHost.State where Base == CaseCounter {
  fileprivate var total: Int {
    [presented, path.first, plain, optional].compactMap { $0?.second?.count }.reduce(0, +)
  }
}

/// Runs a feature on an optional state, and sets the state.
@Reducer
private struct OptionalChildReducer<Base: Reducer> where Base.State: Sendable {
  typealias State = Base.State?

  enum Action {
    case base(Base.Action)
    case set(Base.State)
  }

  let base: Base

  var body: some Reducer<Base.State?, Action> {
    Reduce { state, action in
      switch action {
      case .base(let action):
        guard var child = state else { return .none }
        _ = base.reduce(into: &child, action: action)
        state = child
      case .set(let child): state = child
      }
      return .none
    }
  }
}

extension OptionalChildReducer.Action where Base == CaseCounter {
  fileprivate static var increment: Self { .base(.increment) }
}

@Reducer
private struct CaseCounter: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    var count = 0
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct CaseHostRows {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<CaseHostRow>
  }

  enum Action {
    case rows(IdentifiedAction<Int, CaseHost<CaseCounter>.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) {
      Scope(state: \.host, action: \.self) { CaseHost(base: CaseCounter()) }
    }
  }
}

@ObservableState
private struct CaseHostRow: Identifiable {
  let id = 1
  var host: CaseHost<CaseCounter>.State
}

@Reducer
private struct ComputedCaseHost {
  @ObservableState
  struct State {
    var stored: CaseCounter.State?
    @ObservationStateIgnored let write: () -> Void
    var child: CaseCounter.State? {
      get { stored }
      set {
        write()
        stored = newValue
      }
    }
  }

  enum Action {
    case child(CaseCounter.Action)
    case present
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .present = action { state.stored = CaseCounter.State() }
      return .none
    }
    .ifLet(\.child, action: \.child) { CaseCounter() }
  }
}
