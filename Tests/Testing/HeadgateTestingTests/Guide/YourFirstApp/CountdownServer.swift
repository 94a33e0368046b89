// snippet: countdown-server
import Headgate

actor CountdownServer {
  private lazy var store = ActorStore(
    initialState: Countdown.State(),
    reducer: { Countdown() },
    isolation: self
  )

  func answer(to line: String) async -> String {
    await store.send(.lineEntered(line)).finish()
    return store.message
  }
}
// snippet end
