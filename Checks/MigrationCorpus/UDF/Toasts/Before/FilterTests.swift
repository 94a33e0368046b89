import UDF
import XCTest

final class FilterTests: XCTestCase {
  func testFailures() {
    let filter = FailureFilter()
    let state = AppState()
    XCTAssertNil(filter.stateAndActionToProps(state: state, action: SaveEnded()))
    XCTAssertNotNil(filter.stateAndActionToProps(state: state, action: SaveFailed(reason: "")))
  }
}
