import Headgate
import Testing

@testable import HeadgateCore

@MainActor
struct StoreStateTests {
  // holds: STORE-6
  @Test func `a member registers its property, the state all of them, and withState what its closure reads`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Family.Child.State(id: 1)) { Family.Child() })
      var runs = (member: 0, state: 0, closure: 0)
      let tokens = [
        store.observe {
          _ = store.log
          runs.member += 1
        },
        store.observe {
          _ = store.state
          runs.state += 1
        },
        store.observe {
          _ = store.withState { $0.log }
          runs.closure += 1
        },
      ]
      store.send(
        .perform {
          $0.id = 2; return .none
        }
      )
      #expect(runs == (1, 2, 1))
      store.send(.note("a"))
      #expect(runs == (2, 3, 2))
      withExtendedLifetime(tokens) {}
    }
  }

  // holds: STORE-6
  @Test func `a state that is not observable is read all the same`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Family.Grandchild.State()) { Family.Grandchild() })
      store.send(.note("a"))
      #expect(store.state.log == ["a"])
    }
  }
}
