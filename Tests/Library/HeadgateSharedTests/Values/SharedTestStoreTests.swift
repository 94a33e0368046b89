// Tests of: HeadgateTesting/TestStore/SharedLedger.swift

import Headgate
import HeadgateTesting
import Testing

@Suite struct SharedTestStoreTests {
  @Reducer struct Counter {
    @ObservableState struct State: Equatable {
      @Shared var count: Int
      var taps = 0
    }
    enum Action: Sendable { case tapped, quiet, loadTapped, loaded, effectOnly }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tapped:
          state.$count.withLock { $0 += 1 }
          state.taps += 1
          return .none
        case .quiet, .loaded:
          state.$count.withLock { $0 += 100 }
          return .none
        case .loadTapped:
          return .run { send in
            await send(.loaded)
            await send(.loaded)
          }
        case .effectOnly:
          return .run { [count = state.$count] _ in count.withLock { $0 = -1 } }
        }
      }
    }
  }

  @Reducer struct Parent {
    @ObservableState struct State: Equatable {
      @Shared var count: Int
      var child: Counter.State
    }
    enum Action { case child(Counter.Action) }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Counter() }
    }
  }

  @Test func `a change is asserted as it is made`() async {  // holds: SHARED-27
    let store = TestStore(initialState: Counter.State(count: Shared(value: 0))) { Counter() }
    await store.send(.tapped) {
      $0.$count.withLock { $0 = 1 }
      $0.taps = 1
    }
    await store.send(.tapped) {
      $0.$count.withLock { $0 += 1 }
      $0.taps = 2
    }
    #expect(store.state.count == 2)
  }

  @Test func `a change without an assertion is reported with the property`() async {  // holds: SHARED-28
    let store = TestStore(initialState: Counter.State(count: Shared(value: 0))) { Counter() }
    await withKnownIssue {
      await store.send(.quiet)
    } matching: {
      let text = $0.description
      return text.contains("the test expects no change") && text.contains("count: 0") && text.contains("count: 100")
        && text.contains("$0.$count.withLock { $0 = 100 }")
    }
    // The next step starts from the newest value.
    await store.send(.quiet) { $0.$count.withLock { $0 = 200 } }
  }

  @Test func `a wrong expectation is reported with the difference`() async {  // holds: SHARED-28
    let store = TestStore(initialState: Counter.State(count: Shared(value: 0))) { Counter() }
    await withKnownIssue {
      await store.send(.quiet) { $0.$count.withLock { $0 = 5 } }
    } matching: {
      $0.description.contains("count: 5") && $0.description.contains("count: 100")
    }
    await withKnownIssue {
      await store.send(.tapped) {
        $0.taps = 1
        $0.$count.withLock { $0 = 100 }
      }
    } matching: {
      $0.description.contains("count: 100") && $0.description.contains("count: 101")
    }
  }

  @Test func `an expectation of a value that did not change is reported`() async {  // holds: SHARED-28
    @Shared(value: 0) var other
    let store = TestStore(initialState: Counter.State(count: Shared(value: 0))) { Counter() }
    await withKnownIssue {
      await store.send(.tapped) {
        $0.taps = 1
        $0.$count.withLock { $0 = 1 }
        $other.withLock { $0 = 9 }
      }
    }
    #expect(other == 0)
  }

  @Test func `changes of actions from effects are asserted when they are received`() async {  // holds: SHARED-29
    let store = TestStore(initialState: Counter.State(count: Shared(value: 0))) { Counter() }
    await store.send(.loadTapped)
    await store.receive(\.loaded) { $0.$count.withLock { $0 = 100 } }
    await store.receive(\.loaded) { $0.$count.withLock { $0 = 200 } }
  }

  @Test func `a change of an effect is asserted by the store`() async {  // holds: SHARED-30
    let store = TestStore(initialState: Counter.State(count: Shared(value: 0))) { Counter() }
    await store.send(.effectOnly)
    store.assert { $0.$count.withLock { $0 = -1 } }
    await store.finish()
  }

  @Test func `a change of an effect that nobody asserts is reported at the end`() async {  // holds: SHARED-30
    let store = TestStore(initialState: Counter.State(count: Shared(value: 0))) { Counter() }
    await store.send(.effectOnly)
    await withKnownIssue {
      await store.finish()
    } matching: {
      $0.description.contains("Shared state has changed") && $0.description.contains("[TEST-29]")
    }
    await withKnownIssue {
      let store = TestStore(initialState: Counter.State(count: Shared(value: 0))) { Counter() }
      await store.send(.effectOnly)
    } matching: {
      $0.description.contains("[TEST-29]")
    }
  }

  @Test func `the parent that shares asserts a change of its child`() async {  // holds: SHARED-31
    @Shared(value: 0) var count
    let state = Parent.State(count: $count, child: Counter.State(count: $count))
    let store = TestStore(initialState: state) { Parent() }
    await store.send(\.child.tapped) {
      $0.$count.withLock { $0 = 1 }
      $0.child.taps = 1
    }
    await store.send(\.child.tapped) {
      $0.child.$count.withLock { $0 = 2 }
      $0.child.taps = 2
    }
  }

  @Test func `a step that assigns a part that is gone ends as usual`() async throws {
    // holds: SHARED-54
    @Shared(value: [1, 2]) var numbers: [Int]?
    let inside = try #require(Shared($numbers))
    @Shared(value: 0) var other
    let store = TestStore(initialState: Counter.State(count: $other)) { Counter() }
    $numbers.withLock { $0 = nil }
    await withKnownIssue {
      await store.send(.quiet) {
        #expect(
          inside.withLock {
            $0.append(3); return $0
          } == [1, 2, 3]
        )
        $0.$count.withLock { $0 = 7 }
      }
    } matching: {
      $0.description.contains("[TEST-")
    }
    #expect(inside.wrappedValue == [1, 2])
    #expect(numbers == nil)
  }

  @Test func `what the test changes itself needs no assertion`() async {  // holds: SHARED-32
    @Shared(value: 0) var count
    let store = TestStore(initialState: Counter.State(count: $count)) { Counter() }
    $count.withLock { $0 = 50 }
    await store.send(.tapped) {
      $0.$count.withLock { $0 = 51 }
      $0.taps = 1
    }
    await store.finish()
  }

  @Test func `without exhaustivity only what is asserted counts`() async {  // holds: SHARED-33
    let store = TestStore(initialState: Counter.State(count: Shared(value: 0))) { Counter() }
    store.exhaustivity = .off
    await store.send(.tapped)
    await store.send(.tapped) { $0.$count.withLock { $0 = 2 } }
    await withKnownIssue {
      await store.send(.tapped) { $0.$count.withLock { $0 = 7 } }
    } matching: {
      $0.description.contains("count: 7") && $0.description.contains("count: 3")
    }
    await store.send(.effectOnly)
    await store.finish()
  }

  @Test func `a state that is not equatable is compared by its dump`() async {  // holds: SHARED-27
    struct State { @Shared var count: Int }
    enum Action { case tapped }
    let store = TestStore(initialState: State(count: Shared(value: 0))) {
      Reduce<State, Action> { state, _ in
        state.$count.withLock { $0 += 1 }
        return .none
      }
    }
    await store.send(.tapped) { $0.$count.withLock { $0 = 1 } }
    await withKnownIssue {
      await store.send(.tapped)
    } matching: {
      $0.description.contains("count: 1") && $0.description.contains("count: 2")
    }
  }
}
