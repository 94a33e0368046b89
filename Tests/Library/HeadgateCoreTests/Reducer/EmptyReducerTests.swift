import Headgate
import Testing

@testable import HeadgateCore

@MainActor
struct EmptyReducerTests {
  // holds: REDUCER-6
  @Test func `does nothing`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: 1) { EmptyReducer<Int, Int>() })
      #expect(store.send(2).isCancelled)
      #expect(store.state == 1)
    }
  }
}
