import HeadgateSupport
import HeadgateTesting
import HeadgateUDF
import IssueReporting
import Testing

@Suite(.timeLimit(.minutes(10)))
struct StoreTests {
  // holds: UDF-1, UDF-4
  @Test func `actions are reduced in the order in which they were dispatched`() async {
    let store = Store(state: CounterState(), reducer: counterReducer)
    for name in ["a", "b", "c"] { store.dispatch(Renamed(name: store.state.name + name)) }
    store.dispatch(Renamed(name: "last"))
    store.dispatch(Incremented(by: 3))
    await store.settle()
    #expect(store.state == CounterState(count: 3, name: "last"))
  }

  // holds: UDF-4
  @Test func `dispatch returns before the action is reduced`() async {
    let gate = DispatchSemaphore(value: 0)
    let store = Store(state: 0) { state, action in
      if action is Incremented {
        gate.wait()
        state += 1
      }
    }
    store.dispatch(Incremented())
    gate.signal()
    await store.settle()
    #expect(store.state == 1)
  }

  // holds: UDF-6
  @Test func `a store that nobody keeps reduces what was dispatched before, and goes`() async {
    let notes = Notes<Int>()
    let gone = Notes<Bool>()
    do {
      let fate = Fate { gone.add(true) }
      let store = Store(state: 0) { [fate] state, action in
        withExtendedLifetime(fate) {}
        if let action = action as? Incremented {
          state += action.by
          notes.add(state)
        }
      }
      for _ in 0..<100 { store.dispatch(Incremented()) }
    }
    await gone.wait { !$0.isEmpty }
    #expect(notes.values == Array(1...100))
  }

  // holds: UDF-7
  @Test func `the state is not read inside its own reducer`() async {
    let box = Locked<Store<Int>?>(nil)
    let seen = Notes<Int>()
    let reports = Notes<String>()
    let store = Store(state: 7) { state, action in
      guard action is Incremented, let store = box.withLock({ $0 }) else { return }
      state += 1
      withIssueReporters([RecordingReporter(reports)]) { seen.add(store.state) }
    }
    box.withLock { $0 = store }
    store.dispatch(Incremented())
    await store.settle()
    box.withLock { $0 = nil }
    #expect(seen.values == [7])
    #expect(reports.values.count == 1)
    #expect(reports.values.first?.contains("was read by its own reducer") == true)
    #expect(store.state == 8)
  }

  // holds: UDF-8
  @Test func `a store of one reducer with side effects`() async {
    let store = Store(state: UserState(), reducer: userLoading)
    let heard = Notes<String>()
    let subscription = store.onAction(on: .global()) { _, action in heard.add("\(action)") }
    store.dispatch(UserRequested(id: 1))
    await heard.wait { $0.count == 2 }
    #expect(heard.values.first == "UserRequested(id: 1)")
    #expect(heard.values.last?.hasPrefix("UserLoadFailed") == true)
    subscription.dispose()
  }

  // holds: UDF-7
  @Test func `the state is read while others dispatch`() async {
    let store = Store(state: CounterState(), reducer: counterReducer)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      var last = 0
      for _ in 0..<2_000 {
        if thread < 2 {
          store.dispatch(Incremented())
        } else {
          let count = store.state.count
          if count < last { Issue.record("\(count) after \(last)") }
          last = count
        }
      }
    }
    await store.settle()
    #expect(store.state.count == 4_000)
  }

  // holds: UDF-7
  @Test func `a reader has its turn while there are actions`() async {
    let isOver = Locked(false)
    let store = Store(state: 0) { state, action in
      state += 1
      if !isOver.withLock({ $0 }), action is Incremented { usleep(100) }
    }
    for _ in 0..<20_000 { store.dispatch(Incremented()) }
    // Two seconds of actions; the reader waits for sixteen.
    let first = store.state
    let second = store.state
    isOver.withLock { $0 = true }
    #expect(second < 20_000)
    #expect(second - first < 1_000)
    await store.settle()
  }

  // holds: UDF-41
  @Test func `what a reducer or a side effect reports is of the test that made the store`() async {
    struct Broken: Error {}
    struct Asked: Action {}
    struct Threw: Action {}
    await withKnownIssue {
      let done = Notes<Int>()
      let store = Store(state: 0) { state, action -> SideEffect in
        switch action {
        case is Asked:
          @Dependency(\.uuid) var uuid
          _ = uuid()
          return .none
        case is Threw:
          return .run { _ in
            defer { done.add(1) }
            throw Broken()
          }
        default: return .none
        }
      }
      store.dispatch(Asked())
      store.dispatch(Threw())
      await done.wait { !$0.isEmpty }
      await reported.wait { $0.count == 2 }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      reported.add(text.contains("DEPENDENCY-3") ? "dependency" : text.contains("CORE-2") ? "error" : text)
      return true
    }
    #expect(Set(reported.values) == ["dependency", "error"])
  }

  private let reported = Notes<String>()
}
