import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ObserveTests {
  // holds: STORE-32
  @Test func `observes several stores from outside of a store`() async {
    await expectGone { watch in
      let stores = (1...2).map { id in
        watch(Store(initialState: Family.Child.State(id: id)) { Family.Child() })
      }
      var seen: [Int] = []
      let token = observe { seen.append(stores.map(\.log.count).reduce(0, +)) }
      stores[0].send(.note("a"))
      stores[1].send(.note("b"))
      #expect(seen == [0, 1, 2])
      withExtendedLifetime(token) {}
    }
  }
}
