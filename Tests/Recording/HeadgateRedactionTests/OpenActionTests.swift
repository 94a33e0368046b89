// Tests of: REDACT-3, REDACT-7

import struct HeadgateCore.Redacted
import HeadgateSupport
import HeadgateUDF
import HeadgateUDFTesting
import Testing

private struct SafeState: Equatable, Sendable {
  var secret = Redacted("")
  var credentials = Credentials()
  var failure: LoginFailure?
}

private struct Typed: Action, Equatable { let secret: Redacted<String> }
private struct LoggedIn: Action, Equatable { let credentials: Credentials }
private struct LoginFailed: Action { let error: any Error }

private let reducer: Reducer<SafeState> = { state, action in
  switch action {
  case let action as Typed: state.secret = action.secret
  case let action as LoggedIn: state.credentials = action.credentials
  case let action as LoginFailed: state.failure = action.error as? LoginFailure
  default: break
  }
}

/// Stores whose actions are types of their own.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct OpenActionTests {
  private let actions: [any Action] = [
    Typed(secret: Redacted("\(Position.mark)payload")),
    LoggedIn(credentials: Credentials(token: "\(Position.mark)struct")),
    LoginFailed(error: LoginFailure(password: Redacted("\(Position.mark)error"))),
  ]

  // holds: REDACT-7
  @Test func `a store of open actions and its listeners show no marked secret`() async throws {
    let outputs = Outputs()
    let store = Store(state: SafeState(), reducer: reducer)
    let heard = Locked(0)
    let listening = store.onAction { state, action in
      outputs.add("action", printing: action)
      outputs.add("state", printing: state)
      heard.withLock { $0 += 1 }
    }
    let text = try printed { for action in actions { store.dispatch(action) } }
    outputs.add("printed", text)
    while heard.withLock({ $0 }) < actions.count { await Task.yield() }
    outputs.add("store", printing: store)
    #expect(store.state.secret.wrappedValue == "\(Position.mark)payload")
    #expect(outputs.leaks == [])
    #expect(outputs.text(of: "custom dump of action").contains("<redacted>"))
    withExtendedLifetime(listening) {}
  }

  // holds: REDACT-3
  @Test func `no failure of a test store of open actions shows a marked secret`() async {
    let outputs = Outputs()
    let issues = await recordingIssues {
      let store = TestStore(state: SafeState(), reducer: reducer)
      for action in actions {
        await store.send(action) { $0.secret = Redacted("another") }
        await store.receive(Typed(secret: Redacted("another")))
      }
      await store.finish()
    }
    for issue in issues { outputs.add("report", issue) }
    #expect(!issues.isEmpty)
    #expect(outputs.leaks == [])
  }
}
