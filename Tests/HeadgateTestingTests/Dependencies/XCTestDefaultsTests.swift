import HeadgateDependencies
import HeadgateSupport
import HeadgateTesting
import XCTest

private final class Token: Sendable, DependencyKey {
  static var liveValue: Token { Token() }
  static var testValue: Token { Token() }
}

/// The defaults that tests saw, kept so that no identity is used a second time.
private let seen = Locked<[ObjectIdentifier: Token]>([:])

final class XCTestDefaultsTests: XCTestCase {
  override class func setUp() {
    super.setUp()
    XCTestDefaults.observe()
    XCTestDefaults.observe()
  }

  func testFirst() { remember() }  // holds: DEP-36

  func testSecond() { remember() }  // holds: DEP-36

  private func remember() {
    @Dependency(Token.self) var token
    XCTAssertIdentical(token, DependencyValues()[Token.self])
    let isNew = seen.withLock { $0.updateValue(token, forKey: ObjectIdentifier(token)) == nil }
    XCTAssertTrue(isNew)
  }
}
