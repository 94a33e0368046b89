import Headgate
import HeadgateLogging
import Logging
import Testing

@MainActor
struct LogsGuideTests {
  // holds: BRIDGE-5
  @Test func levels() async {
    let log = LogOfTest(.trace)
    let logger = log.logger
    let store = Store(initialState: Greeting.State()) { Greeting() }
    // snippet: log-levels
    var levels = ActionLogLevels(.info)
    levels.effectStarted = nil
    levels.effectFinished = nil
    levels.effectCancelled = .notice
    let token = store.addObserver(ActionLogger(logger, levels: levels))
    // snippet end
    await store.send(.lineReceived("hello")).finish()
    #expect(log.lines == ["info .lineReceived(…)", "info .greeted"])
    token.cancel()
  }

  // holds: BRIDGE-20
  @Test func connection() async {
    let connection = LoggedConnection()
    await connection.open("7")
    await connection.received("hello")
    #expect(await connection.lines == 1)
  }
}
