import Foundation
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

/// Made before any test runs, as XCTest makes the properties of its tests.
private struct Reader {
  @Dependency(Token.self) var token
  let readToken: @Sendable () -> Token

  init() {
    readToken = withEscapedDependencies { continuation in
      { continuation.yield { DependencyValues.current[Token.self] } }
    }
  }
}

/// XCTest runs the tests of a class in the order of their names.
final class XCTestObserverTests: XCTestCase {
  private let reader = Reader()

  func testDefaultsAreThoseOfTheTest() { remember() }  // holds: DEP-36

  func testDefaultsAreThoseOfTheTestAgain() { remember() }  // holds: DEP-36

  func testDefaultsAreThoseOfTheTestOnAnotherThread() async {  // holds: DEP-36
    @Dependency(Token.self) var token
    let detached = await Task.detached { DependencyValues()[Token.self] }.value
    XCTAssertIdentical(detached, token)
  }

  func testPreparedValuesAreThoseOfTheTest() { prepare(1) }  // holds: DEP-40

  func testPreparedValuesAreThoseOfTheTestAgain() { prepare(2) }  // holds: DEP-40

  func testPreparedValuesAreThoseOfTheTestContext() {  // holds: DEP-40
    @Dependency(\.context) var context
    XCTAssertEqual(context, .test)
    prepareDependencies { $0.context = .live }
    XCTAssertEqual(context, .live)
  }

  func testPreparedValuesAreThoseOfTheTestContextAgain() {  // holds: DEP-40
    testPreparedValuesAreThoseOfTheTestContext()
  }

  private func remember() {
    @Dependency(Token.self) var token
    XCTAssertIdentical(token, DependencyValues()[Token.self])
    XCTAssertIdentical(token, reader.token)
    XCTAssertIdentical(token, reader.readToken())
    let isNew = seen.withLock { $0.updateValue(token, forKey: ObjectIdentifier(token)) == nil }
    XCTAssertTrue(isNew)
  }

  private func prepare(_ seconds: Double) {
    prepareDependencies { $0.date = .constant(Date(timeIntervalSince1970: seconds)) }
    @Dependency(\.date.now) var now
    XCTAssertEqual(now, Date(timeIntervalSince1970: seconds))
  }
}
