import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct StoreObserverTests {
  /// Answers one action by another, and reads the state at each.
  private final class Answering: StoreObserver {
    weak var store: Store<[String], String>?
    var counts: [Int] = []
    func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
      guard case .actionReceived(let received) = event else { return }
      counts.append((state() as? [String])?.count ?? -1)
      guard received.action as? String == "tap" else { return }
      let store = store
      MainActor.assumeIsolated { _ = store?.send("answer") }
    }
  }

  // holds: STORE-35
  @Test func `an observer reads the state and sends, which queues`() async {
    await expectGone { watch in
      let store = watch.logged { action in action == "tap" ? .send("follow-up") : .none }
      let observer = Answering()
      observer.store = store
      let token = store.addObserver(observer)
      store.send("tap")
      #expect(store.state == ["tap", "answer", "follow-up"])
      #expect(observer.counts == [0, 1, 2])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-33
  @Test func `an observer ends with its token, and the store goes without it`() async {
    await expectGone { watch in
      let store = watch.logged { _ in .none }
      var count = 0
      var token: ObserveToken? = store.addObserver(EventNames { _ in count += 1 })
      store.send("a")
      withExtendedLifetime(token) {}
      token = nil
      store.send("b")
      store.send("c")
      #expect(count == 3)
      #expect(store.handle.node.core.isUnobserved)
    }
  }

  // holds: STORE-36
  @Test func `the stream of events ends with the store`() async {
    var names: [String] = []
    var events: AsyncStream<StoreEvent<String>>?
    await expectGone { watch in
      let store = watch.logged { action in action == "a" ? .send("b") : .none }
      store.send("before")
      events = store.events
      store.send("a")
    }
    if let events { for await event in events { names.append(EventNames.name(of: event)) } }
    #expect(names == ["received a", "reduced a", "received b", "reduced b", "changed"])
  }

  // holds: STORE-36
  @Test func `a stream that nobody reads any more costs the store nothing`() async {
    await expectGone { watch in
      let store = watch.logged { _ in .none }
      do {
        let events = store.events
        store.send("a")
        for await _ in events { break }
      }
      store.send("b")
      #expect(store.handle.node.core.isUnobserved)
    }
  }
}
