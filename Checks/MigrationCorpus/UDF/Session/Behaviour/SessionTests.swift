import HeadgateUDF
import Testing

struct SessionTests {
  @Test func starts() {
    var state = SessionState()
    sessionReducer(state: &state, action: SessionStarted(user: "Ada", completion: {}))
    #expect(state.cache.tokens == ["Ada"])
  }
}
