import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@testable import HeadgateSession

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SessionTests {
  private let file = TemporaryFile()

  private func session() async throws -> Session<Pantry> {
    try await Pantry.record(to: file.url)
    return try Session(contentsOf: file.url)
  }

  // holds: SESSION-1
  @Test func `check says that a session replays, and shows the first divergence`() async throws {
    let session = try await session()
    let result = try session.check()
    #expect(!result.isDivergent)
    #expect(result.text == "\(session.count) actions are replayed. All recorded states are equal.")

    let other = TemporaryFile()
    try Counting.record(to: other.url)
    Counting.step.setValue(2)
    defer { Counting.step.setValue(1) }
    let divergence = try Session<Counting>(contentsOf: other.url).check()
    #expect(divergence.isDivergent)
    #expect(divergence.text.contains("after action 1, '.tapped'"))
  }

  // holds: SESSION-2
  @Test func `a state and a value in it are printed`() async throws {
    let session = try await session()
    #expect(try session.state(after: 2, at: StatePath("items[0].name")) == #""Milk""#)
    #expect(try session.state(after: 0, at: StatePath("")).contains("\"total\" : 0"))
    let error = #expect(throws: SessionError.self) { try session.state(after: 2, at: StatePath("items[7].name")) }
    #expect(
      "\(try #require(error))" == "The state after action 2 has no value at 'items[7].name'. There is: 1 elements."
    )
    let missing = #expect(throws: UnknownAction.self) { try session.state(after: 99, at: StatePath("")) }
    #expect("\(try #require(missing))".contains("has no action 99. It has the actions 1 to \(session.count)"))
  }

  // holds: SESSION-3
  @Test func `the values that differ between two states are listed, in both directions`() async throws {
    let session = try await session()
    #expect(
      try session.differences(from: 5, to: 6) == [#"prices.known.Milk: nothing → 4"#, "prices.latest: nothing → 1"]
    )
    #expect(
      try session.differences(from: 6, to: 5) == [#"prices.known.Milk: 4 → nothing"#, "prices.latest: 1 → nothing"]
    )
  }

  // holds: SESSION-4
  @Test func `the actions that changed a value are listed`() async throws {
    let session = try await session()
    #expect(
      try session.changes(at: StatePath("total")) == [
        "2 .itemAdded(…): 0 → 1", "4 .itemAdded(…): 1 → 2", "11 .removeTapped(…): 2 → 1",
      ]
    )
    let error = #expect(throws: SessionError.self) { try session.changes(at: StatePath("totl")) }
    #expect("\(try #require(error))".contains("No state of the session has a value at 'totl'"))
  }

  // holds: SESSION-5
  @Test(arguments: ["a..b", "[x]", "a[1", "a[-1]", ".a", "a[0]b", "a."])
  func `a text that is no path is an error`(text: String) {
    #expect(throws: SessionError.self) { try StatePath(text) }
  }

  // holds: SESSION-5
  @Test func `a path has names and indices`() throws {
    #expect(try StatePath("a.b[3].c").steps == [.member("a"), .member("b"), .index(3), .member("c")])
    #expect("\(try StatePath("a.b[3].c"))" == "a.b[3].c")
    #expect(try StatePath("[2][0]").steps == [.index(2), .index(0)])
  }
}
