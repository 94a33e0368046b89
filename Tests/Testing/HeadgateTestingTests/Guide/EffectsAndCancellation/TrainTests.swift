import Headgate
import HeadgateTesting
import Testing

struct TrainTests {
  // snippet: train-debounce-test
  @Test func onlyTheLastQueryIsSearched() async {
    let clock = TestClock()
    let store = TestStore(initialState: TrainSearch.State()) {
      TrainSearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0.trains.find = { ["Express to \($0)"] }
    }
    await store.send(.queryChanged("Ro")) { $0.query = "Ro" }
    await clock.advance(by: .milliseconds(200))
    await store.send(.queryChanged("Rome")) { $0.query = "Rome" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.found(["Express to Rome"])) { $0.trains = ["Express to Rome"] }
  }
  // snippet end

  @Test func aSearchFails() async {
    struct NoConnection: Error {}
    let store = TestStore(initialState: TrainSearch.State()) {
      TrainSearch()
    } withDependencies: {
      $0.trains.find = { _ in throw NoConnection() }
    }
    await store.send(.searchButtonTapped)
    await store.receive(.failed("NoConnection()")) { $0.problem = "NoConnection()" }
  }

  @Test func aNewSearchCancelsTheOldOne() async {
    let store = TestStore(initialState: TrainSearch.State()) {
      TrainSearch()
    } withDependencies: {
      $0.trains.find = { _ in try await Task.never() }
    }
    await store.send(.searchButtonTapped)
    store.dependencies.trains.find = { _ in ["Express"] }
    await store.send(.searchButtonTapped)
    await store.receive(.found(["Express"])) { $0.trains = ["Express"] }
  }

  // snippet: train-watch-test
  @Test func delaysAreWatchedUntilTheSecondTap() async {
    let (delays, station) = AsyncStream<Int>.makeStream()
    let store = TestStore(initialState: TrainSearch.State()) {
      TrainSearch()
    } withDependencies: {
      $0.trains.delays = { delays }
    }
    await store.send(.watchButtonTapped) { $0.isWatching = true }
    station.yield(5)
    await store.receive(.delayChanged(5)) { $0.delay = 5 }
    await store.send(.watchButtonTapped) { $0.isWatching = false }
    station.yield(9)
  }
  // snippet end

  @Test func clearCancelsBoth() async {
    let store = TestStore(initialState: TrainSearch.State(query: "Rome")) {
      TrainSearch()
    } withDependencies: {
      $0.trains.find = { _ in try await Task.never() }
      $0.trains.delays = { .never }
    }
    await store.send(.searchButtonTapped)
    await store.send(.watchButtonTapped) { $0.isWatching = true }
    await store.send(.clearButtonTapped) { $0 = TrainSearch.State() }
  }

  @Test func order() async {
    let reported = LockIsolated<[String]>([])
    let store = TestStore(initialState: TrainTrip.State()) {
      TrainTrip()
    } withDependencies: {
      $0.trains.report = { query in reported.withValue { $0.append(query) } }
    }
    await store.send(.bookButtonTapped)
    await store.receive(.logged("paid")) { $0.log = ["paid"] }
    await store.receive(.logged("booked")) { $0.log.append("booked") }
    await store.send(.refreshButtonTapped)
    await store.receive(.logged("timetable")) { $0.log.append("timetable") }
    #expect(reported.value == ["refresh"])
  }

  @Test func throttle() async {
    let clock = TestClock()
    let store = TestStore(initialState: TrainTrip.State()) {
      TrainTrip()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.scrolled(1))
    await store.receive(.visited(1)) { $0.log = ["row 1"] }
    await store.send(.scrolled(2))
    await store.send(.scrolled(3))
    await clock.advance(by: .seconds(1))
    await store.receive(.visited(3)) { $0.log.append("row 3") }
    await clock.advance(by: .seconds(1))
  }

  @Test func anUnhandledErrorIsReported() async {
    struct NoConnection: Error {}
    let issues = await recordingIssues {
      let store = TestStore(initialState: TrainTrip.State()) {
        TrainTrip()
      } withDependencies: {
        $0.trains.find = { _ in throw NoConnection() }
      }
      await store.send(.brokenButtonTapped)
    }
    #expect(issues.map(\.number) == ["CORE-2"])
    #expect(issues.first?.fileID.hasSuffix("TrainTrip.swift") == true)
  }

  @Test func aCancellationErrorIsNotReported() async {
    let store = TestStore(initialState: TrainTrip.State()) {
      TrainTrip()
    } withDependencies: {
      $0.trains.find = { _ in throw CancellationError() }
    }
    await store.send(.brokenButtonTapped)
  }

  @Test @MainActor func aLateSendIsReported() async {
    let (opened, open) = AsyncStream<Void>.makeStream()
    let trip = TrainTrip { for await _ in opened { return } }
    let store = Store(initialState: TrainTrip.State()) { trip }
    let issues = await recordingIssues {
      await store.send(.lateButtonTapped).finish()
      open.yield()
      await trip.late.value?.value
    }
    #expect(issues.map(\.number) == ["CORE-3"])
    #expect(store.log == [])
  }

  @Test func aPartIsCancelled() async {
    let clock = TestClock()
    let store = TestStore(initialState: TrainTrip.State()) {
      TrainTrip()
    } withDependencies: {
      $0.continuousClock = clock
      $0.trains.find = { [$0] }
    }
    await store.send(.loadButtonTapped)
    await store.send(.stopButtonTapped)
    await store.receive(.logged("stopped")) { $0.log = ["stopped"] }
  }

  @Test @MainActor func aSendIsCancelled() async {
    let store = Store(initialState: TrainSearch.State()) {
      TrainSearch()
    } withDependencies: {
      $0.trains.find = { _ in try await Task.never() }
    }
    // snippet: train-task
    let search = store.send(.searchButtonTapped)
    search.cancel()
    await search.finish()
    // snippet end
    #expect(search.isCancelled)
    #expect(store.problem == nil)
  }
}
