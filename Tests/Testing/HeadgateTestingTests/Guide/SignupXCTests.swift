#if canImport(XCTest)
  // holds: TESTING-29
  // snippet: xctest
  import Headgate
  import HeadgateTesting
  import XCTest

  final class SignupXCTests: XCTestCase {
    func testJoiningNeedsAName() async {
      let store = TestStore(initialState: Signup.State()) { Signup() }
      await store.send(.joinButtonTapped) { $0.problem = "Enter a name first" }
    }
  }
// snippet end
#endif
