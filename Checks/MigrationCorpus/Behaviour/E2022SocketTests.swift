@testable import E2022Socket
import Headgate
import HeadgateTesting
import Testing

struct E2022SocketTests {
  struct Closed: Error {}

  @Test func aMessageThatIsNotSent() async {
    let store = TestStore(initialState: SocketFeature.State()) {
      SocketFeature()
    } withDependencies: {
      $0.socket.send = { text in if text == "b" { throw Closed() } }
    }
    await store.send(.draftChanged("a")) { $0.draft = "a" }
    await store.send(.sendButtonTapped) { $0.draft = "" }
    await store.receive(.sendResponse(didSucceed: true))
    await store.send(.draftChanged("b")) { $0.draft = "b" }
    await store.send(.sendButtonTapped) { $0.draft = "" }
    await store.receive(.sendResponse(didSucceed: false)) { $0.messages = ["Not sent"] }
  }
}
