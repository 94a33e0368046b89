import Headgate
import HeadgateTesting
import Testing

// holds: TESTING-29
// snippet: isolation
@globalActor actor ServerActor {
  static let shared = ServerActor()
}

@ServerActor
struct SignupOnAServerTests {
  @Test func joiningNeedsAName() async {
    let store = TestStore(initialState: Signup.State()) { Signup() }
    await store.send(.joinButtonTapped) { $0.problem = "Enter a name first" }
  }
}
// snippet end
