import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
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

  // holds: STORE-64
  @Test func `observes on any global actor`() async {
    #expect(await Workshop.countsSeen() == [0, 1, 2])
  }

  // holds: STORE-64
  @Test func `takes a closure that is isolated to the actor of the caller`() {
    let record = Record()
    func start(_ apply: @escaping @MainActor () -> Void) -> ObserveToken { observe(apply) }
    let token = start { record.note("run") }
    #expect(record.notes == ["run"])
    withExtendedLifetime(token) {}
  }
}

/// A global actor other than the main one, with a store of its own.
@globalActor
private actor Workshop {
  static let shared = Workshop()

  @Workshop static func countsSeen() async -> [Int] {
    let store = ActorStore(initialState: Family.Child.State(id: 1)) { Family.Child() }
    var seen: [Int] = []
    let token = observe {
      Workshop.shared.preconditionIsolated()
      seen.append(store.log.count)
    }
    store.send(.note("a"))
    store.send(.note("b"))
    withExtendedLifetime(token) {}
    return seen
  }
}
