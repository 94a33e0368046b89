import HeadgateUDF

final class Session {
  var user = ""
}

struct AppState {
  var session = Session()
}

struct SendableState: Sendable {
  var user = ""
}

#if WRONG
  func use() {
    _ = Store(state: AppState()) { _, _ in }  // must say: type 'AppState' does not conform to the 'Sendable' protocol
  }
#else
  func use() {
    _ = Store(state: SendableState()) { _, _ in }
  }
#endif
