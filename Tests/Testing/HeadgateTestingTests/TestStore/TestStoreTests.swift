import Headgate
import HeadgateTesting
import Testing

@MainActor
struct TestStoreTests {
  // holds: TESTING-1, TESTING-2
  @Test func `an action is sent by itself, by its case, and by its case and value`() async {
    let store = TestStore(initialState: Library.State()) { Library() }
    await store.send(.chainContinued(1)) { $0.log = ["1"] }
    await store.send(\.chainContinued, 2) { $0.log = ["1", "2"] }
    #expect(store.state.log == ["1", "2"])
    let counter = TestStore(initialState: Counter.State()) { Counter() }
    await counter.send(\.incrementButtonTapped) { $0.count = 1 }
  }

  // holds: TESTING-1, TESTING-4
  @Test func `a send is asserted right after itself, whatever its effects have done since`() async {
    let store = TestStore(initialState: Library.State()) { Library() }
    await store.send(.chainStarted)
    #expect(store.state.log.isEmpty)
    await store.receive(\.chainContinued) { $0.log = ["1"] }
    #expect(store.state.log == ["1"])
    await store.receive(\.chainContinued) { $0.log = ["1", "2"] }
  }

  // holds: TESTING-5
  @Test func `actions are received by themselves, by case, by case and value, and by a closure`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    for form in 1...4 {
      await store.send(.loadButtonTapped)
      await clock.advance(by: .seconds(10))
      let text: ((inout Counter.State) -> Void)? = form == 1 ? { $0.text = "Hello" } : nil
      switch form {
      case 1: await store.receive(.response("Hello"), assert: text)
      case 2: await store.receive(\.response, assert: text)
      case 3: await store.receive(\.response, "Hello", assert: text)
      default: await store.receive({ $0 == .response("Hello") }, assert: text)
      }
      await store.receive(\.finished)
    }
  }

  // holds: TESTING-5
  @Test func `deep cases are received by path: results, children, rows`() async {
    struct NoConnection: Error, CustomStringConvertible {
      var description: String { "no connection" }
    }
    let id = UUID(0)
    let state = Library.State(books: [Book.State(id: id, title: "A")], detail: Book.State(id: UUID(1), title: "B"))
    let store = TestStore(initialState: state) {
      Library()
    } withDependencies: {
      $0.titles = { ["Emma"] }
    }
    await store.send(.loadButtonTapped)
    await store.receive(\.loaded.success, ["Emma"]) { $0.log = ["Emma"] }
    store.dependencies.titles = { throw NoConnection() }
    await store.send(.loadButtonTapped)
    await store.receive(\.loaded.failure) { $0.log = ["Emma", "no connection"] }
    await store.send(\.books[id: id].openButtonTapped)
    await store.receive(\.books[id: id].opened) { $0.books[id: id]?.isOpen = true }
    await store.send(\.detail.openButtonTapped)
    await store.receive(\.detail.opened) { $0.detail?.isOpen = true }
    await store.send(\.detail.titleChanged, "C") { $0.detail?.title = "C" }
  }

  // holds: TESTING-5
  @Test func `a case with several values is received by them`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Measuring> { state, action in
        guard case .measure = action else { return .none }
        return .send(.measured(Measuring.Unit(name: "a"), isComplete: true))
      }
    }
    await store.send(.measure)
    await store.receive(\.measured, (Measuring.Unit(name: "a"), isComplete: true))
    await store.send(.measure)
    let issues = await recordingIssues {
      await store.receive(\.measured, (Measuring.Unit(name: "b"), isComplete: true))
    }
    #expect(issues.map(\.number) == ["TEST-9"])
  }

  // holds: TESTING-15
  @Test func `what was reported is not reported again at the end`() async {
    let issues = await recordingIssues {
      let store = TestStore(initialState: Counter.State()) {
        Counter()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await store.send(.loadButtonTapped)
      await store.receive(\.response)
      await store.finish()
    }
    #expect(issues.map(\.number) == ["TEST-8", "TEST-13"])
  }

  // holds: TESTING-34
  @Test func `in the closure of a step the state of the store is the one before`() async {
    let store = TestStore(initialState: Library.State()) { Library() }
    var seen: [[String]] = []
    await store.send(.chainContinued(0)) {
      seen.append(store.state.log)
      $0.log = ["0"]
    }
    await store.send(.chainStarted)
    await store.receive(\.chainContinued) {
      seen.append(store.state.log)
      $0.log = ["0", "1"]
    }
    await store.withExhaustivity(.off) {
      await store.receive(\.chainContinued) {
        seen.append(store.state.log)
        $0.log = ["0", "1", "2"]
      }
    }
    #expect(seen == [[], ["0"], ["0", "1"]])
    #expect(store.state.log == ["0", "1", "2"])
  }

  // holds: TESTING-35, TESTING-15
  @Test func `finish reports what was not received, once, and it can be received afterwards`() async {
    var line = 0
    let issues = await recordingIssues {
      let store = TestStore(initialState: Library.State()) { Library() }
      await store.send(.chainStarted)
      line = #line + 1
      await store.finish()
      await store.finish()
      await store.receive(\.chainContinued) { $0.log = ["1"] }
    }
    #expect(issues.map(\.number) == ["TEST-28"])
    #expect(issues.first?.line == line)
  }

  // holds: TESTING-35, TESTING-15
  @Test func `what comes after a finish is reported at the end`() async {
    let issues = await recordingIssues {
      let store = TestStore(initialState: Library.State()) { Library() }
      await store.send(.chainStarted)
      await store.finish()
      await store.skipReceivedActions()
      await store.send(.chainStarted)
    }
    #expect(issues.map(\.number) == ["TEST-28", "TEST-7"])
  }

  // holds: TESTING-35
  @Test func `finish reports no actions where not everything has to be asserted`() async {
    let store = TestStore(initialState: Library.State()) { Library() }
    store.exhaustivity = .off
    await store.send(.chainStarted)
    await store.finish()
  }

  // holds: TESTING-16
  @Test func `after effects were skipped, an action is answered as before`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { _, isFirst in
        isFirst ? .merge(.run { _ in try await Task.never() }, .send(false)) : .none
      }
    }
    for _ in 1...2 {
      await store.send(true)
      await store.receive(false)
      await store.skipInFlightEffects()
    }
  }

  // holds: TESTING-10
  @Test func `a state is asserted without an action`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    store.assert { $0.count = 1 }
  }

  // holds: TESTING-11
  @Test func `states and actions without == are compared by dump and received by case`() async {
    let store = TestStore(initialState: Plain.State()) { Plain() }
    await store.send(.start { 1 }) { $0.items = [Plain.Item(name: "a")] }
    await store.receive(\.done) { $0.items.append(Plain.Item(name: "b")) }
    let issues = await recordingIssues {
      await store.send(.start { 1 }) { $0.items = [] }
      await store.receive {
        if case .done = $0 { true } else { false }
      } assert: {
        $0.items.append(Plain.Item(name: "b"))
      }
    }
    #expect(issues.map(\.number) == ["TEST-1"])
  }

  // holds: TESTING-43
  @Test func `an expected change of an action that changed nothing gets no assignment of the old value`() async {
    let store = TestStore(initialState: Counter.State()) { EmptyReducer<Counter.State, Counter.Action>() }
    let issues = await recordingIssues {
      await store.send(.incrementButtonTapped) { $0.count = 1 }
    }
    #expect(issues.map(\.number) == ["TEST-1"])
    #expect(
      issues.first?.text.contains("The state is what it was before. If that is right, leave out the closure.") == true
    )
    #expect(issues.first?.text.contains("$0.count = 0") == false)
  }

  // holds: TESTING-21
  @Test func `the reducer, effects and closures see the dependencies, and a change midway counts for what comes after`()
    async
  {
    let store = TestStore(initialState: Library.State()) {
      Library()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date = .constant(Date(timeIntervalSinceReferenceDate: 1))
    }
    await store.send(.addButtonTapped)
    await store.receive(\.added) {
      @Dependency(\.date.now) var now
      $0.books = [Book.State(id: UUID(0), title: "Untitled")]
      $0.log = ["added at \(now.timeIntervalSinceReferenceDate)"]
    }
    store.dependencies.date = .constant(Date(timeIntervalSinceReferenceDate: 2))
    await store.send(.addButtonTapped)
    await store.receive(\.added) {
      $0.books.append(Book.State(id: UUID(1), title: "Untitled"))
      $0.log.append("added at 2.0")
    }
    await store.withDependencies {
      $0.date = .constant(Date(timeIntervalSinceReferenceDate: 3))
    } operation: {
      await store.send(.addButtonTapped)
      await store.receive(\.added) {
        $0.books.append(Book.State(id: UUID(2), title: "Untitled"))
        $0.log.append("added at 3.0")
      }
    }
    #expect(store.dependencies.date.now == Date(timeIntervalSinceReferenceDate: 2))
    store.withDependencies {
      $0.date = .constant(.distantPast)
    } operation: {
      #expect(store.dependencies.date.now == .distantPast)
    }
  }

  // holds: TESTING-17
  @Test func `a thousand stores with running effects leave nothing behind`() async {
    await expectReleased { watch in
      for _ in 1...1_000 {
        let store = watch(
          TestStore(initialState: Counter.State()) {
            Counter()
          } withDependencies: {
            $0.continuousClock = TestClock()
          }
        )
        await store.send(.loadButtonTapped)
      }
    }
  }
}

@CasePathable
private enum Measuring {
  struct Unit { var name: String }

  case measure
  case measured(Unit, isComplete: Bool)
}

/// Nothing here is `Equatable` or `Sendable`.
@Reducer
private struct Plain {
  final class Reference {}

  struct Item {
    var name: String
    var reference: Reference?
  }

  struct State {
    var items: [Item] = []
  }

  enum Action {
    case start(() -> Int)
    case done(Reference)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        state.items = [Item(name: "a")]
        return .run { send in await send(.done(Reference())) }
      case .done:
        state.items.append(Item(name: "b"))
        return .none
      }
    }
  }
}
