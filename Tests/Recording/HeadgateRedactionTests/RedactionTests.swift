// Tests of: REDACT-3, REDACT-6, REDACT-7, REDACT-8

import Foundation
import Headgate
import HeadgateCore
import HeadgateTesting
import Testing

@testable import HeadgateRecorder

@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct RedactionTests {
  // holds: REDACT-6, REDACT-7, REDACT-8
  @Test(arguments: [RecordingOptions.States.snapshots, .checked, .everyState], [false, true])
  func `no output shows a marked secret of any position`(
    _ states: RecordingOptions.States,
    isReplayable: Bool
  ) async throws {
    let session = try await SafeSession(states)
    let issues = try await recordingIssues {
      try await session.send(isReplayable ? Position.all.filter(\.isReplayable) : Position.all)
      try await session.finish()
    }
    for issue in issues { session.outputs.add("report", issue) }
    #expect(session.outputs.leaks == [])
    // The outputs are there: what is not secret is in them.
    #expect(session.outputs.text(of: "custom dump of action").contains("<redacted>"))
    #expect(session.outputs.text(of: "printed changes").contains("<redacted>"))
    #expect(session.outputs.text(of: "JSON lines").contains("$redacted"))
    for name in ["answer to \"test\"", "written test"] {
      let text = session.outputs.text(of: name)
      #expect(text.contains("struct") == isReplayable, "\(text)")
    }
    #expect(session.outputs.text(of: "log").contains("<redacted>"))
    #expect(session.outputs.text(of: "custom dump of event").contains("<redacted>"))
    #expect(session.outputs.names.contains { $0.hasSuffix("-wal") })
    #expect(issues == [])
  }

  // holds: REDACT-7
  @Test func `no report of an error shows a marked secret`() async throws {
    let session = try await SafeSession()
    let issues = try await recordingIssues {
      try await session.send(Position.reporting)
      try await session.finish()
    }
    for issue in issues { session.outputs.add("report", issue) }
    #expect(session.outputs.leaks == [])
    #expect(issues.contains { $0.contains("could not be loaded") && $0.contains("<redacted>") })
    #expect(issues.contains { $0.contains("could not be saved") && $0.contains("<redacted>") })
    #expect(issues.contains { $0.contains("threw") && $0.contains("<redacted>") }, "\(issues)")
  }

  // holds: REDACT-7
  @Test func `no output of a store on an actor shows a marked secret`() async throws {
    let outputs = Outputs()
    try await SafeActor().run(outputs)
    #expect(outputs.leaks == [])
    #expect(outputs.names.contains { $0.hasSuffix("-wal") })
    #expect(outputs.text(of: "custom dump of action").contains("<redacted>"))
    #expect(outputs.text(of: "answers").contains("$redacted"))
  }

  // holds: REDACT-3, REDACT-6
  @Test(arguments: Position.all.map(\.name))
  func `no failure of a test store shows a marked secret`(_ name: String) async throws {
    let position = try #require(Position.all.first { $0.name == name })
    let outputs = Outputs()
    let issues = await recordingIssues {
      let store = TestStore(initialState: Safe.initialState) {
        Safe()
      } withDependencies: {
        $0.vault.secret = { Redacted("\(Position.mark)answer") }
        $0.vault.fails = { throw LoginFailure(password: Redacted("\(Position.mark)answer-error")) }
      }
      for action in position.actions {
        await store.send(action) { $0.starts = 77 }
        await store.receive(.typed(Redacted("other")))
        await store.receive(\.binding)
      }
      await store.finish()
    }
    for issue in issues { outputs.add("report", issue) }
    #expect(!issues.isEmpty)
    #expect(outputs.leaks == [])
  }

  // holds: REDACT-6
  @Test func `what is not redacted is shown`() {
    func text(_ binding: BindingAction<Safe.State>) -> String { String(customDumping: binding) }
    #expect(text(.set(\.plain.value, "shown")).contains("shown"))
    #expect(text(.set(\.plain, Box(value: "shown"))).contains("shown"))
    #expect(text(.set(\.credentials, Credentials(user: "shown"))).contains("shown"))
    #expect(text(.set(\.starts, 17)).contains("17"))
    #expect(text(.set(\.lid.credentials, Credentials(user: "shown"))).contains("shown"))
  }
}
