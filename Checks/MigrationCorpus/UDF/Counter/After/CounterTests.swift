import HeadgateUDF
import XCTest

final class CounterTests: XCTestCase {
  func testCounts() {
    var state = AppState()
    counterReducer(state: &state, action: CounterAction.increment)
    counterReducer(state: &state, action: CounterAction.set(7))
    XCTAssertEqual(state, AppState(counter: 7, taps: 1))
  }
}
