// holds: TESTING-1
// snippet: first-test
import Headgate
import HeadgateTesting
import Testing

struct SignupTests {
  @Test func joiningNeedsAName() async {
    let store = TestStore(initialState: Signup.State()) { Signup() }
    await store.send(.joinButtonTapped) { $0.problem = "Enter a name first" }
  }
}
// snippet end

extension SignupTests {
  // holds: TESTING-4
  // snippet: receive
  @Test func joining() async {
    let store = TestStore(initialState: Signup.State(name: "blob")) {
      Signup()
    } withDependencies: {
      $0.names.reserve = { _ in }
    }
    await store.send(.joinButtonTapped)
    await store.receive(.joined) { $0.hasJoined = true }
  }
  // snippet end

  // holds: TESTING-5
  @Test func receivingInAllForms() async {
    let store = TestStore(initialState: Signup.State()) {
      Signup()
    } withDependencies: {
      $0.names.news = {
        AsyncStream { stream in
          for text in ["One", "Two", "Three", "Four"] { stream.yield(text) }
          stream.finish()
        }
      }
    }
    // snippet: receive-forms
    await store.send(.appeared)
    await store.receive(.newsArrived("One")) { $0.news = ["One"] }
    await store.receive(\.newsArrived) { $0.news = ["One", "Two"] }
    await store.receive(\.newsArrived, "Three") { $0.news.append("Three") }
    await store.receive {
      $0.is(\.newsArrived)
    } assert: {
      $0.news.append("Four")
    }
    // snippet end
  }

  // holds: TESTING-2
  @Test func sendingInAllForms() async {
    let store = TestStore(initialState: Signup.State()) { Signup() }
    // snippet: send-forms
    await store.send(.newsArrived("Hello")) { $0.news = ["Hello"] }
    await store.send(\.newsArrived, "Good bye") { $0.news = ["Hello", "Good bye"] }
    await store.send(\.joinButtonTapped) { $0.problem = "Enter a name first" }
    // snippet end
  }

  // holds: TESTING-14
  // snippet: long-effect
  @Test func newsComeWhileTheScreenIsOpen() async {
    let (news, registry) = AsyncStream<String>.makeStream()
    let store = TestStore(initialState: Signup.State()) {
      Signup()
    } withDependencies: {
      $0.names.news = { news }
    }
    let screen = await store.send(.appeared)
    registry.yield("Hello")
    await store.receive(.newsArrived("Hello")) { $0.news = ["Hello"] }
    await screen.cancel()
  }
  // snippet end

  // holds: TESTING-21
  // snippet: dependencies-midway
  @Test func tryingAgain() async {
    struct Unreachable: Error {}
    let store = TestStore(initialState: Signup.State(name: "blob")) { Signup() }

    store.dependencies.names.reserve = { _ in throw Unreachable() }
    await store.send(.joinButtonTapped)
    await store.receive(\.failed) { $0.problem = "Unreachable()" }

    store.dependencies.names.reserve = { _ in }
    await store.send(.joinButtonTapped) { $0.problem = nil }
    await store.receive(.joined) { $0.hasJoined = true }
  }
  // snippet end

  // snippet: dependency-trait
  @Test(.dependencies { $0.names.reserve = { _ in } }, arguments: ["blob", "blob jr."])
  func joining(as name: String) async {
    let store = TestStore(initialState: Signup.State(name: name)) { Signup() }
    await store.send(.joinButtonTapped)
    await store.receive(.joined) { $0.hasJoined = true }
  }
  // snippet end

  // holds: TESTING-18
  // snippet: non-exhaustive
  @Test func whoJoinsHasJoined() async {
    let store = TestStore(initialState: Signup.State()) {
      Signup()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.names.reserve = { _ in }
    }
    store.exhaustivity = .off
    await store.send(.nameChanged("blob"))
    await store.send(.joinButtonTapped)
    await store.receive(.joined) { $0.hasJoined = true }
  }
  // snippet end

  // holds: TESTING-10, TESTING-16, TESTING-20
  @Test func lessIsAssertedForAMoment() async {
    let store = TestStore(initialState: Signup.State()) {
      Signup()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.names.isFree = { _ in true }
    }
    // snippet: with-exhaustivity
    await store.withExhaustivity(.off) {
      await store.send(.nameChanged("blob"))
      await store.skipReceivedActions()
    }
    store.assert { $0.isFree = true }
    // snippet end
  }
}
