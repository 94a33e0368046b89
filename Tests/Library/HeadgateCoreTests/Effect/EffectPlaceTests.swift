// Tests of: EFFECT-15, EFFECT-16, EFFECT-30

import Headgate
import Testing

@Reducer
private struct Typed {
  @ObservableState struct State: Equatable, Identifiable {
    var id = 0
    var log: [Int] = []
  }
  enum Action { case debounced(Int), inFlight(Int), done(Int) }
  enum CancelID { case work }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .debounced(let number):
        return .send(.done(number)).debounce(id: CancelID.work, for: .seconds(1))
      case .inFlight(let number):
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.done(number))
        }
        .cancellable(id: CancelID.work, cancelInFlight: true)
      case .done(let number):
        state.log.append(number)
        return .none
      }
    }
  }
}

@Reducer
private struct Owner {
  @ObservableState struct State: Equatable { var child: Typed.State? = Typed.State() }
  enum Action { case child(Typed.Action), remove }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .remove = action { state.child = nil }
      return .none
    }
    .ifLet(\.child, action: \.child) { Typed() }
  }
}

@Suite("Effects of a child that replace each other")
@MainActor
struct EffectPlaceTests {
  private let clock = TestClock()
  private let store: StoreOf<Owner>

  init() {
    store = Store(initialState: Owner.State()) {
      Owner()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
  }

  private var log: [Int]? { store.withState { $0.child?.log } }

  @Test("only the last of many is left, in flight and debounced alike", arguments: [true, false])
  func replaced(isDebounced: Bool) async {  // holds: EFFECT-15, EFFECT-16
    let tasks = (1...5).map { store.send(.child(isDebounced ? .debounced($0) : .inFlight($0))) }
    let all = Task {
      for task in tasks { await task.finish() }
    }
    // The last one may begin to sleep after the clock was advanced.
    for _ in 0..<1_000 where log == [] { await clock.advance(by: .seconds(1)) }
    await all.value
    #expect(log == [5])
  }

  @Test("one that replaced another is cancelled with the child")
  func removed() async {  // holds: EFFECT-16
    let tasks = (1...2).map { store.send(.child(.inFlight($0))) }
    store.send(.remove)
    for task in tasks { await task.finish() }
    #expect(log == nil)
  }
}

@Suite("Effects of two features on one state")
@MainActor
struct SharedStatePlaceTests {
  // holds: EFFECT-30
  @Test(arguments: [false, true]) func `an id of one is none of the other's`(isRow: Bool) async {
    let record = Record()
    let store = Store(initialState: SharingParent.State()) { SharingParent() }
    func send(_ action: SharingPart.Action, toFirst: Bool) -> StoreTask {
      switch (isRow, toFirst) {
      case (true, true): store.send(.firstRows(.element(id: 1, action: action)))
      case (true, false): store.send(.secondRows(.element(id: 1, action: action)))
      case (false, true): store.send(.first(action))
      case (false, false): store.send(.second(action))
      }
    }
    let start = SharingPart.Action.perform(.untilCancelled("first", record).cancellable(id: "id"))
    let task = send(start, toFirst: true)
    await record.noted("first started")
    await send(.perform(.cancel(id: "id")), toFirst: false).finish()
    await send(.perform(.run { _ in }.cancellable(id: "id", cancelInFlight: true)), toFirst: false).finish()
    await send(.perform(.run { _ in Task.cancel(id: "id") }), toFirst: false).finish()
    #expect(record.notes == ["first started"])
    // The removal of their state reaches both.
    store.send(.remove)
    await task.finish()
    #expect(record.notes == ["first started", "first cancelled"])
  }
}

@Reducer
private struct SharingPart {
  struct State: Identifiable { var id = 1 }
  enum Action: Sendable { case perform(Effect<Action>) }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .perform(let effect): effect
      }
    }
  }
}

@Reducer
private struct SharingParent {
  struct State {
    var part: SharingPart.State? = SharingPart.State()
    var parts: IdentifiedArrayOf<SharingPart.State> = [SharingPart.State()]
  }
  enum Action {
    case first(SharingPart.Action), second(SharingPart.Action)
    case firstRows(IdentifiedActionOf<SharingPart>), secondRows(IdentifiedActionOf<SharingPart>)
    case remove
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .remove = action { state = State(part: nil, parts: []) }
      return .none
    }
    .ifLet(\.part, action: \.first) { SharingPart() }
    .ifLet(\.part, action: \.second) { SharingPart() }
    .forEach(\.parts, action: \.firstRows) { SharingPart() }
    .forEach(\.parts, action: \.secondRows) { SharingPart() }
  }
}
