import Headgate
import Testing

@testable import HeadgateCore

@MainActor
struct ReduceTests {
  // holds: REDUCER-2
  @Test func `from a closure, and from a reducer whose type is hidden`() async {
    await expectGone { watch in
      let hidden: Reduce<Int, Int> = Reduce(Adding())
      let store = watch(
        Store(initialState: 0) {
          hidden
          Reduce { state, action in
            state += 10 * action
            return .none
          }
        }
      )
      store.send(1)
      #expect(store.state == 11)
    }
  }
}
