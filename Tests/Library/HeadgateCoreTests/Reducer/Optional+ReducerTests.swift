import Headgate
import Testing

@testable import HeadgateCore

@MainActor
struct OptionalReducerTests {
  // holds: REDUCER-6
  @Test(arguments: [true, false])
  func `does nothing when it is nil`(isPresent: Bool) async {
    await expectGone { watch in
      let optional: Adding? = isPresent ? Adding() : nil
      let store = watch(Store(initialState: 1) { optional })
      store.send(2)
      #expect(store.state == (isPresent ? 3 : 1))
      var state = 1
      _ = optional.reduce(into: &state, action: 2)
      #expect(state == (isPresent ? 3 : 1))
    }
  }
}
