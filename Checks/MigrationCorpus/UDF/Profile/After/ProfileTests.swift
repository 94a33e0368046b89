import HeadgateUDF
import XCTest

final class BadgeMapperTests: XCTestCase {
  func testFollowers() {
    let mapper = BadgeMapper()
    XCTAssertEqual(mapper.props(of: ProfileState(followers: 4)), "4")
  }
}
