import Headgate
import Testing

@testable import HeadgateCore

@MainActor
struct CombineReducersTests {
  // holds: REDUCER-5
  @Test func `an operator applies to all of the combined reducers`() async {
    await expectGone { watch in
      let store = watch(
        Store(initialState: 0) {
          CombineReducers {
            Adding()
            Adding()
          }
          .onChange(of: { $0 }) { old, state in
            state = state * 100 + old
            return .none
          }
        }
      )
      store.send(3)
      #expect(store.state == 600)
    }
  }
}
