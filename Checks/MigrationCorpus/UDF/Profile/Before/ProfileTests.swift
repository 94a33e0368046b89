import UDF
import XCTest

final class BadgeMapperTests: XCTestCase {
  func testFollowers() {
    let mapper = BadgeMapper()
    XCTAssertEqual(mapper.map(state: ProfileState(followers: 4)), "4")
  }
}
