// Tests of: EFFECT-28, EFFECT-34

import Headgate
import Testing

@testable import HeadgateCore

/// The ways to cancel an effect that waits for a time, in a feature at each kind of place, on any actor.
@Suite(.timeLimit(.minutes(10)))
struct EffectThrottledSequencePlacesTests {
  typealias Delay = EffectThrottledSequenceTests.Delay
  typealias Shape = EffectThrottledSequenceTests.Shape

  enum Place: Int, CaseIterable, Sendable {
    case plain, gated, generic, row

    func store(in root: ActorStoreOf<DelayRoot>) -> ActorStoreOf<DelayChild>? {
      switch self {
      case .plain: root.scope(state: \.plain, action: \.plain)
      case .gated: root.scope(state: \.gated, action: \.gated)
      case .generic: root.scope(state: \.generic, action: \.generic).scope(state: \.base, action: \.base)
      case .row: root.scope(state: \.rows, action: \.rows).first
      }
    }
  }

  enum Ending: CaseIterable {
    case task, delayID, outerID, removal
  }

  private actor OwnActor {
    func isDone(_ place: Place, _ shape: Shape, _ delay: Delay, _ ending: Ending) async -> Bool {
      await endsSend(place, shape, delay, ending)
    }
  }

  // holds: EFFECT-34, EFFECT-28
  @Test(arguments: Place.allCases, Shape.allCases)
  @MainActor func `no send waits for the time of a cancelled effect, in any place`(place: Place, shape: Shape) async {
    for delay in Delay.allCases {
      for ending in Ending.allCases {
        guard await OwnActor().isDone(place, shape, delay, ending) else { return }
        guard await endsSend(place, shape, delay, ending) else { return }
      }
    }
  }
}

/// Cancels an effect that waits for a time, and returns whether its send is done although the clock does not move.
private func endsSend(
  _ place: EffectThrottledSequencePlacesTests.Place,
  _ shape: EffectThrottledSequencePlacesTests.Shape,
  _ delay: EffectThrottledSequencePlacesTests.Delay,
  _ ending: EffectThrottledSequencePlacesTests.Ending,
  isolation: isolated any Actor = #isolation
) async -> Bool {
  var isDone = false
  await expectGone { watch in
    // The capture makes the closure run on the actor.
    _ = isolation
    let clock = TestClock()
    let root = watch(
      ActorStore(initialState: DelayRoot.State()) {
        DelayRoot()
      } withDependencies: {
        $0.continuousClock = clock
      }
    )
    guard let store = place.store(in: root) else {
      Issue.record("There is no child in this place.")
      return
    }
    // This one begins the interval.
    let first = store.send(.view(.does { delay(.run { _ in }) }))
    let task = store.send(.view(.does { shape.effect(delay) { .noted($0) }.cancellable(id: "outer") }))
    // Parts before the delayed one end meanwhile.
    for _ in 0..<200 where shape != .byAction { await Task.yield() }
    #expect(task.lifetime?.isDone == false)
    switch ending {
    case .task: task.cancel()
    case .delayID: store.send(.view(.does { .cancel(id: "delay") }))
    case .outerID: store.send(.view(.does { .cancel(id: "outer") }))
    case .removal: root.send(.removed)
    }
    // The effects end as soon as they get a turn. Only a send that is never done waits for the deadline.
    let deadline = ContinuousClock.now + .seconds(60)
    while task.lifetime?.isDone == false, ContinuousClock.now < deadline { await Task.yield() }
    isDone = task.lifetime?.isDone == true
    #expect(isDone, "\(delay) \(ending)")
    first.cancel()
    await clock.advance(by: .seconds(20))
  }
  return isDone
}

@Reducer
struct DelayChild {
  struct State: Equatable, Identifiable {
    var id = 1
    var notes: [String] = []
  }

  enum Action: GatedAction, Sendable {
    case view(View)
    case noted(String)
    enum View: Sendable { case does(@Sendable () -> Effect<Action>) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.does(let effect)): return effect()
      case .noted(let note):
        state.notes.append(note)
        return .none
      }
    }
  }
}

/// A higher-order feature around an optional child.
@Reducer
struct DelayAround<Base: Reducer> {
  struct State { var base: Base.State? }
  enum Action { case base(Base.Action) }

  let base: Base

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.base, action: \.base) { base }
  }
}

@Reducer
struct DelayRoot {
  struct State {
    var plain: DelayChild.State? = DelayChild.State()
    var gated: DelayChild.State? = DelayChild.State()
    var generic = DelayAround<DelayChild>.State(base: DelayChild.State())
    var rows: IdentifiedArrayOf<DelayChild.State> = [DelayChild.State()]
  }

  enum Action {
    case plain(DelayChild.Action)
    case gated(Gate<DelayChild>)
    case generic(DelayAround<DelayChild>.Action)
    case rows(IdentifiedActionOf<DelayChild>)
    case removed
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.generic, action: \.generic) { DelayAround(base: DelayChild()) }
    Reduce { state, action in
      if case .removed = action { state = State(plain: nil, gated: nil, generic: .init(base: nil), rows: []) }
      return .none
    }
    .ifLet(\.plain, action: \.plain) { DelayChild() }
    .ifLet(\.gated, action: \.gated) { DelayChild() }
    .forEach(\.rows, action: \.rows) { DelayChild() }
  }
}
