// Tests of: EFFECT-28, EFFECT-34, STORE-69

import Headgate
import Testing

@testable import HeadgateCore

/// All ways to cancel an effect, at all positions of an effect that waits for a time.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EffectThrottledSequenceTests {
  enum Delay: CaseIterable, Sendable {
    case latest, earliest, debounce

    func callAsFunction<Action: Sendable>(_ effect: Effect<Action>) -> Effect<Action> {
      switch self {
      case .latest: effect.throttle(id: "delay", for: .seconds(10), latest: true)
      case .earliest: effect.throttle(id: "delay", for: .seconds(10), latest: false)
      case .debounce: effect.debounce(id: "delay", for: .seconds(10))
      }
    }
  }

  enum Shape: CaseIterable, Sendable {
    case alone, first, last, nested, merged, inMerge, withSequence, throttledAround, byAction

    func effect(_ delay: Delay) -> Effect<Child.Action> { effect(delay) { .noted($0) } }

    func effect<Action: Sendable>(
      _ delay: Delay,
      noting note: @escaping @Sendable (String) -> Action
    ) -> Effect<Action> {
      let ends = Effect<Action>.run { send in await send(note("part")) }
      let delayed = delay(ends).cancellable(id: "inner")
      return switch self {
      case .alone: delayed
      case .first: .concatenate(delayed, ends)
      case .last: .concatenate(ends, delayed)
      case .nested: .concatenate(.concatenate(ends, delayed), ends)
      case .merged: .concatenate(.merge(ends, delayed), ends)
      case .inMerge: .merge(.concatenate(delayed, ends), ends)
      case .withSequence: .concatenate(delay(.concatenate(ends, ends)).cancellable(id: "inner"), ends)
      case .throttledAround: .concatenate(delayed, ends).throttle(id: "around", for: .seconds(5), latest: true)
      case .byAction: .concatenate(.send(note("first")), delayed, .send(note("last")))
      }
    }
  }

  enum Ending: CaseIterable, Sendable {
    case task, delayID, innerID, outerID, inFlight, removal, idFromElsewhere

    @MainActor func end(_ task: StoreTask, _ store: Store<Parent.State, Parent.Action>) {
      switch self {
      case .task: task.cancel()
      case .delayID: store.send(.child(.does { .cancel(id: "delay") }))
      case .innerID: store.send(.child(.does { .cancel(id: "inner") }))
      case .outerID: store.send(.child(.does { .cancel(id: "outer") }))
      case .inFlight:
        store.send(.child(.does { .send(.noted("taken")).cancellable(id: "outer", cancelInFlight: true) }))
      case .removal: store.send(.removed)
      case .idFromElsewhere: store.send(.child(.does { .run { _ in Task.cancel(id: "inner") } }))
      }
    }
  }

  @Reducer struct Child {
    struct State: Equatable { var notes: [String] = [] }
    enum Action: Sendable {
      case does(@Sendable () -> Effect<Action>)
      case noted(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .does(let effect): return effect()
        case .noted(let note):
          state.notes.append(note)
          return .none
        }
      }
    }
  }

  @Reducer struct Parent {
    struct State: Equatable { var child: Child.State? = Child.State() }
    enum Action {
      case child(Child.Action)
      case removed
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .removed = action { state.child = nil }
        return .none
      }
      .ifLet(\.child, action: \.child) { Child() }
    }
  }

  // holds: EFFECT-34, EFFECT-28
  @Test(arguments: Shape.allCases, Ending.allCases)
  func `no send waits for the time of an effect that was cancelled`(shape: Shape, ending: Ending) async {
    for delay in Delay.allCases {
      await expectGone { watch in
        let clock = TestClock()
        let store = watch(
          Store(initialState: Parent.State()) {
            Parent()
          } withDependencies: {
            $0.continuousClock = clock
          }
        )
        // This one begins the interval.
        let first = store.send(.child(.does { delay(.run { _ in }) }))
        let task = store.send(.child(.does { shape.effect(delay).cancellable(id: "outer") }))
        // Parts before the delayed one end meanwhile.
        await idle(while: shape != .byAction)
        #expect(task.lifetime?.isDone == false)
        ending.end(task, store)
        // The clock does not move.
        await idle(while: task.lifetime?.isDone == false)
        #expect(task.lifetime?.isDone == true, "\(delay)")
        first.cancel()
        await clock.advance(by: .seconds(20))
      }
    }
  }

  /// Gives other tasks turns, many or until a condition is false.
  private func idle(while condition: @autoclosure () -> Bool) async {
    for _ in 0..<200 where condition() { await Task.yield() }
  }

  // holds: EFFECT-34, STORE-69
  @Test(arguments: Shape.allCases) func `the end of a store ends its sends`(shape: Shape) async {
    for delay in Delay.allCases {
      let clock = TestClock()
      var store: Store<Parent.State, Parent.Action>? = Store(initialState: Parent.State()) {
        Parent()
      } withDependencies: {
        $0.continuousClock = clock
      }
      store?.send(.child(.does { delay(.run { _ in }) }))
      let task = store?.send(.child(.does { shape.effect(delay) }))
      store = nil
      await idle(while: task?.lifetime?.isDone == false)
      #expect(task?.lifetime?.isDone == true, "\(delay)")
    }
  }

  // holds: STORE-69
  @Test func `the end of a store ends a send whose sequence runs`() async {
    var store: Store<Parent.State, Parent.Action>? = Store(initialState: Parent.State()) { Parent() }
    let task = store?.send(
      .child(
        .does { .concatenate(.run { _ in try await Task.never() }, .concatenate(.send(.noted("a")), .run { _ in })) }
      )
    )
    store = nil
    await idle(while: task?.lifetime?.isDone == false)
    #expect(task?.lifetime?.isDone == true)
  }

  // holds: EFFECT-34
  @Test func `a later part starts when the delayed one is cancelled`() async {
    let clock = TestClock()
    let store = Store(initialState: Child.State()) {
      Child()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let delay = Delay.latest
    store.send(.does { delay(.run { _ in }) })
    for id in ["delay", "inner"] {
      store.send(
        .does { .concatenate(delay(.send(.noted("delayed"))).cancellable(id: "inner"), .send(.noted("later"))) }
      )
      store.send(.does { .cancel(id: id) })
      #expect(store.state.notes.last == "later")
      if id == "delay" { store.send(.does { delay(.run { _ in }) }) }
    }
    #expect(store.state.notes == ["later", "later"])
    await clock.advance(by: .seconds(20))
  }
}
