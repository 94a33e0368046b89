import Headgate
import Testing

/// Says where it went.
private final class Passenger {
  let isolation: any Actor
  let left: LockIsolated<Int>

  init(on isolation: any Actor, _ left: LockIsolated<Int>) {
    self.isolation = isolation
    self.left = left
  }

  deinit {
    isolation.preconditionIsolated("released on another actor")
    left.withValue { $0 += 1 }
  }
}

private struct Silent: Reducer {
  struct State {}
  enum Action { case go }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  typealias Body = Never
}

private actor House {
  let left = LockIsolated(0)
  lazy var store = ActorStore(initialState: Silent.State(), reducer: { Silent() }, isolation: self)

  func onAction() -> ObserveToken {
    let passenger = Passenger(on: self, left)
    return store.onAction { _, _ in _ = passenger }
  }

  func observing() -> ObserveToken {
    let passenger = Passenger(on: self, left)
    return store.observe { _ = passenger }
  }

  func cancelHere() -> Int {
    onAction().cancel()
    return left.value
  }

  func wait(for count: Int) async {
    while left.value < count { await Task.yield() }
  }
}

struct ObserveTokenTests {
  // holds: GATE-33
  @Test func `what observed is released on its actor, wherever the token is cancelled or dropped`() async {
    let house = House()
    for token in [await house.onAction(), await house.observing()] {
      await Task.detached { token.cancel() }.value
    }
    _ = await house.onAction()
    await house.wait(for: 3)
    #expect(house.left.value == 3)
  }

  // holds: GATE-33
  @Test func `cancelled on its actor, it is released at once`() async {
    #expect(await House().cancelHere() == 1)
  }

  // holds: STORE-63
  @Test func `tokens are told apart by identity, and kept in sets and collections`() {
    let ended = LockIsolated(0)
    let token = ObserveToken { ended.withValue { $0 += 1 } }
    var set: Set<ObserveToken> = []
    var array: [ObserveToken] = []
    token.store(in: &set)
    token.store(in: &set)
    token.store(in: &array)
    ObserveToken().store(in: &set)
    #expect(set.count == 2)
    #expect(array == [token])
    #expect(token != ObserveToken())
  }

  // holds: STORE-65
  @Test func `a token of one's own calls its closure once, when it is cancelled or gone`() {
    let ended = LockIsolated(0)
    let token = ObserveToken { ended.withValue { $0 += 1 } }
    #expect(!token.isCancelled)
    token.cancel()
    token.cancel()
    #expect(token.isCancelled)
    #expect(ended.value == 1)
    _ = ObserveToken { ended.withValue { $0 += 1 } }
    #expect(ended.value == 2)
  }
}
