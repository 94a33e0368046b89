// snippet: city-search-test
import Headgate
import HeadgateTesting
import Testing

struct CitySearchTests {
  @Test func search() async {
    let clock = TestClock()
    let store = TestStore(initialState: CitySearch.State()) {
      CitySearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0.cities.search = { _ in ["Paris"] }
    }
    await store.send(.queryChanged("Par")) { $0.query = "Par" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.citiesLoaded.success) { $0.cities = ["Paris"] }
  }
}
// snippet end

extension CitySearchTests {
  @Test func anActionMustBeReceivedBeforeTheNextSend() async {
    let clock = TestClock()
    let store = TestStore(initialState: CitySearch.State()) {
      CitySearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0.cities.search = { _ in ["Paris"] }
    }
    await store.send(.queryChanged("Par")) { $0.query = "Par" }
    await clock.advance(by: .milliseconds(300))
    await withKnownIssue {
      await store.send(.queryChanged("P")) { $0.query = "P" }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("[TEST-6]") }
    }
    store.exhaustivity = .off
  }

  @Test func aFailure() async {
    struct Unreachable: Error {}
    let clock = TestClock()
    let store = TestStore(initialState: CitySearch.State()) {
      CitySearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0.cities.search = { _ in throw Unreachable() }
    }
    await store.send(.queryChanged("Par")) { $0.query = "Par" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.citiesLoaded.failure) { $0.hasFailed = true }
  }
}
