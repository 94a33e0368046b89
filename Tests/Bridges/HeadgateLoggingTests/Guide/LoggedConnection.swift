import Headgate

// snippet: logged-connection
import HeadgateLogging
import Logging

actor LoggedConnection {
  private lazy var store = ActorStore(initialState: Greeting.State(), reducer: { Greeting() }, isolation: self)
  private var log: ObserveToken?

  func open(_ id: String) {
    var logger = Logger(label: "connection")
    logger[metadataKey: "connection"] = "\(id)"
    log = store.log(to: logger, level: .debug)
  }

  func received(_ line: String) {
    store.send(.lineReceived(line))
  }
}
// snippet end

extension LoggedConnection {
  var lines: Int { store.state.lines }
}
