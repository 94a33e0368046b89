import HeadgateUDF
import XCTest

final class FilterTests: XCTestCase {
  func testFailures() {
    let filter = FailureFilter()
    let state = AppState()
    XCTAssertNil(filter.state(of: state, for: SaveEnded()))
    XCTAssertNotNil(filter.state(of: state, for: SaveFailed(reason: "")))
  }
}
