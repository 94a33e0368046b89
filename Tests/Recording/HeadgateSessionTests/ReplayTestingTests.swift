// Tests of: TestStore+Recorded.swift, REC-111, SESSION-9, SESSION-10, SESSION-11, SESSION-12, SESSION-18

import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

@MainActor
struct ReplayTestingTests {
  private static let empty =
    #"{"filter":{"all":{}},"items":[],"log":{"lines":[]},"prices":{"known":{}},"total":0}"#

  // holds: SESSION-9
  @Test func `effects do not run, and what they sent is received`() async throws {
    let store = try TestStore(recordedState: Self.empty) { Pantry() }
    await store.send(.pricesTapped)
    await store.receive(recorded: .priced("Milk", price: 4)) {
      $0.prices = try recorded(#"{"known":{"Milk":4},"latest":1}"#)
    }
  }

  // holds: SESSION-10
  @Test func `a reducer that does something else fails the test`() async throws {
    let store = try TestStore(recordedState: Self.empty) { Pantry() }
    await withKnownIssue {
      await store.send(.filterChanged(.all)) { $0.total = 1 }
    }
  }

  // holds: SESSION-11
  @Test func `an answer that nobody asks for is reported at its line`() async throws {
    let store = try TestStore(recordedState: Self.empty) { Pantry() }
    let line = #line + 2
    await withKnownIssue {
      store.recordedAnswer(#""00000000-0000-0000-0000-000000000000""#, to: "uuid")
      await store.send(.filterChanged(.all))
    } matching: { issue in
      "\(issue)".contains("[REPLAYTEST-1]") && issue.sourceLocation?.line == line
    }
    // It is not given to the next action.
    await withKnownIssue {
      await store.send(.addTapped("Milk"))
    } matching: { issue in
      "\(issue)".contains("uuid") || "\(issue)".contains("date")
    }
  }

  // holds: SESSION-18
  @Test func `a change of a shared value that the store does not have, or of another type, is reported`() async throws {
    let volume = #"{"$shared":7,"key":".inMemory(\"studio volume\")","value":1}"#
    let theme = #"{"$shared":8,"key":".inMemory(\"studio theme\")","value":{"name":"light","size":10}}"#
    let store = try TestStore(
      recordedState: #"{"months":0,"rooms":[],"seen":[],"theme":\#(theme),"volume":\#(volume)}"#
    ) {
      Studio()
    }
    store.recordedChange("4", of: "volume", number: 7)
    #expect(store.state.volume == 4)
    for (json, number, problem) in [("5", 9, "[REPLAYTEST-5]"), (#""loud""#, UInt64(7), "[REPLAYTEST-6]")] {
      let line = #line + 2
      withKnownIssue {
        store.recordedChange(json, of: "volume", number: number)
      } matching: { issue in
        "\(issue)".contains(problem) && issue.sourceLocation?.line == line
      }
    }
    #expect(store.state.volume == 4)
    await store.send(.loaded) { $0.$volume.withLock { $0 = 5 } }
    let other = TestStore(initialState: Studio.State()) { Studio() }
    withKnownIssue {
      other.recordedChange("5", of: "volume", number: 7)
    } matching: { issue in
      "\(issue)".contains("[REPLAYTEST-4]")
    }
  }

  // holds: SESSION-11
  @Test func `an answer of another type is reported`() async throws {
    let store = try TestStore(recordedState: Self.empty) {
      Pantry()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date = .constant(.distantPast)
    }
    await withKnownIssue {
      store.recordedAnswer("12", to: "uuid")
      await store.send(.addTapped("Milk"))
    } matching: { issue in
      "\(issue)".contains("[REPLAYTEST-2]")
    }
  }

  // holds: REC-111
  @Test(arguments: [501, 512, 513, 100_000])
  func `a value with too many values inside of one another is an error`(depth: Int) throws {
    let json = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(throws: DecodingError.self) { _ = try recorded(json, as: [Int].self) }
    #expect(throws: DecodingError.self) { _ = try TestStore(recordedState: json) { Pantry() } }
    let store = try TestStore(recordedState: Self.empty) { Pantry() }
    #expect(throws: DecodingError.self) { _ = try store.recorded(json, as: [Int].self) }
  }

  // holds: SESSION-11
  @Test func `an answer to a store of its own is reported`() async {
    let store = TestStore(initialState: Pantry.State()) { Pantry() }
    withKnownIssue {
      store.recordedAnswer("12", to: "uuid")
    } matching: { issue in
      "\(issue)".contains("[REPLAYTEST-4]")
    }
  }

  // holds: SESSION-12
  @Test func `a read of a redacted value is reported`() async throws {
    let store = try TestStore(recordedState: #"{"isLong":false,"steps":0,"token":{"$redacted":true}}"#) { Vault() }
    await withKnownIssue {
      await store.send(.checkTapped)
    } matching: { issue in
      "\(issue)".contains("[REPLAYTEST-3]") && "\(issue)".contains("'String'")
    }
  }
}
