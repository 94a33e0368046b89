// The dependency of the feature, which the corpus does not contain.

import Headgate

extension SocketClient: TestDependencyKey {
  static var testValue: SocketClient {
    SocketClient(open: { _ in AsyncStream { $0.finish() } }, ping: {}, send: { _ in })
  }
}

extension DependencyValues {
  var socket: SocketClient {
    get { self[SocketClient.self] }
    set { self[SocketClient.self] = newValue }
  }
}
