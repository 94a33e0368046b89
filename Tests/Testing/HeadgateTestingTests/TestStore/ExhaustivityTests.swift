import Headgate
import HeadgateTesting
import Testing

struct ExhaustivityTests {
  private func makeStore() -> TestStoreOf<Library> {
    TestStore(initialState: Library.State()) {
      Library()
    } withDependencies: {
      $0.titles = { ["Emma", "Persuasion"] }
    }
  }

  // holds: TESTING-18
  @Test func `off, a closure says parts of the state after the action`() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.chainContinued(1)) { _ in }
    await store.send(.chainContinued(2)) { $0.log = ["1", "2"] }
    await store.send(.loadButtonTapped)
    await store.receive(\.loaded) { #expect($0.log == ["1", "2", "Emma", "Persuasion"]) }
  }

  // holds: TESTING-18
  @Test func `off, a wrong part is reported`() async {
    let store = makeStore()
    store.exhaustivity = .off
    let issues = await recordingIssues {
      await store.send(.chainContinued(1)) { $0.log = ["2"] }
    }
    #expect(issues.map(\.number) == ["TEST-1"])
    #expect(issues.first?.line == #line - 3)
  }

  // holds: TESTING-18
  @Test func `off, actions that nobody receives are skipped, by a send and by a receive of a later one`() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.chainStarted)
    await store.send(.loadButtonTapped)
    #expect(store.state.log == ["1", "2"])
    await store.receive(\.loaded.success)
    await store.send(.chainStarted)
    await store.receive(\.chainContinued, 4 - 2)
    #expect(store.state.log == ["1", "2", "Emma", "Persuasion", "1", "2"])
  }

  // holds: TESTING-18
  @Test func `off, the end asserts nothing`() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    store.exhaustivity = .off
    await store.send(.loadButtonTapped)
    await store.send(.incrementButtonTapped)
  }

  // holds: TESTING-19, TESTING-21
  @Test func `what is skipped is looked for with the dependencies of the store`() async {
    let store = TestStore(initialState: Library.State()) {
      Library()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date = .constant(Date(timeIntervalSinceReferenceDate: 1))
    }
    store.exhaustivity = .off(showSkippedAssertions: true)
    let issues = await recordingIssues {
      await store.send(.addButtonTapped)
      await store.receive(\.added) {
        @Dependency(\.date.now) var now
        $0.log = ["added at \(now.timeIntervalSinceReferenceDate)"]
      }
    }
    #expect(issues.isEmpty)
  }

  // holds: TESTING-20
  @Test func `it can be changed midway, and for an operation`() async {
    let store = makeStore()
    await store.withExhaustivity(.off) {
      await store.send(.chainStarted)
      await store.receive(\.chainContinued, 2)
    }
    #expect(store.exhaustivity == .on)
    await store.send(.chainContinued(3)) { $0.log = ["1", "2", "3"] }
    store.withExhaustivity(.off(showSkippedAssertions: true)) {
      #expect(store.exhaustivity == .off(showSkippedAssertions: true))
    }
    store.exhaustivity = .off
    await store.send(.chainStarted)
    await store.skipReceivedActions()
    store.exhaustivity = .on
    await store.send(.chainContinued(9)) { $0.log = ["1", "2", "3", "1", "2", "9"] }
  }
}
