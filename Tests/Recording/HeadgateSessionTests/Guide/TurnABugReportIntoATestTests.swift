import ArgumentParser
import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import HeadgateReplayTesting
import HeadgateTesting
import Testing

@testable import HeadgateSession

/// The steps of the guide "Turn a bug report into a test".
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TurnABugReportIntoATestTests {
  private let file = TemporaryFile()

  private func run(_ arguments: String...) throws -> Int32 {
    var command = try BasketCommand.parseAsRoot(["session"] + arguments)
    do {
      try command.run()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    }
  }

  // holds: SESSION-401
  @Test func `a session with a wrong total is checked, shortened, and written as a test`() async throws {
    let store = Store(initialState: Basket.State()) { Basket() }
    let recorder = try store.record(to: file.url)
    await store.send(.addTapped("Tea")).finish()
    await store.send(.addTapped("Honey")).finish()
    await store.send(.refreshTapped).finish()
    try recorder.stop()

    #expect(try run("check", file.url.path) == 0)
    #expect(try run("state", file.url.path, "7") == 0)
    #expect(try run("state", file.url.path, "7", "--path", "lines[0].cents") == 0)
    #expect(try run("changes", file.url.path, "total") == 0)
    #expect(try run("shrink", file.url.path) == 0)
    let session = try Session<Basket>(contentsOf: file.url)
    let shortest = try #require(try Shrinking(session).result { _, _ in })
    // One product is enough.
    #expect(shortest.actions.map(\.name) == [".addTapped(…)", ".priced(…)", ".refreshTapped", ".priced(…)"])

    let output = FileManager.default.temporaryDirectory.appending(
      path: "Basket\(UInt32.random(in: 0 ... .max))Tests.swift"
    )
    defer { try? FileManager.default.removeItem(at: output) }
    #expect(try run("test", file.url.path, "--from", "5", "-o", output.path) == 0)
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(text.contains("await store.send(.refreshTapped)"))
    #expect(text.contains(#"await store.receive(recorded: .priced("Tea", cents: 450)) { $0.total = 1690 }"#))
    #expect(text.contains(#"await store.receive(recorded: .priced("Honey", cents: 790)) { $0.total = 2480 }"#))
  }

  // holds: SESSION-401
  @Test func `the test with the right total fails until the reducer is right`() async throws {
    try await Basket.$isCorrected.withValue(true) { try await refreshKeepsTheTotal() }
    try await withKnownIssue {
      try await refreshKeepsTheTotal()
    } matching: { issue in
      "\(issue)".contains("total") && "\(issue)".contains("1690")
    }
  }

  private func refreshKeepsTheTotal() async throws {
    // snippet: right-total
    let store = try TestStore(
      recordedState: #"{"lines":[{"cents":450,"product":"Tea"},{"cents":790,"product":"Honey"}],"total":1240}"#
    ) {
      Basket()
    }
    // 5
    await store.send(.refreshTapped)
    // 6, sent by effect 'refresh' of action 5
    await store.receive(recorded: .priced("Tea", cents: 450))
    // 7, sent by effect 'refresh' of action 5
    await store.receive(recorded: .priced("Honey", cents: 790))
    // snippet end
  }
}
