// Tests of: GATE-35, INSPECT-506, INSPECT-507, REDACT-10

import Foundation
import Headgate
import HeadgateReplayTesting
import Testing

@testable import HeadgateInspector
@testable import HeadgateRecordings
@testable import HeadgateReplayTesting

/// What the page of an inspected store can send.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SentByPageTests {
  private let store = Store(initialState: Safe.State()) { Safe() }

  private func send(_ action: String, to inspection: Inspection) async throws -> JSONTree {
    let store = inspection.number
    let text = await inspection.server.answer(
      #"{"id": 1, "method": "send", "store": \#(store), "action": \#(action)}"#
    )
    let answer = try JSONTree(parsing: text)
    return answer["result"] ?? answer["error"] ?? .null
  }

  // holds: INSPECT-506
  @Test func `a typed secret reaches the reducer, and the session has it redacted`() async throws {
    let inspection = try await store.inspect()
    #expect(try await send(#"{"typed": {"_0": "hunter2"}}"#, to: inspection) == .whole(1))
    #expect(store.secret.wrappedValue == "hunter2")
    let binding = #"{"binding": {"_0": {"property": "secret", "value": "hunter3"}}}"#
    #expect(try await send(binding, to: inspection) == .whole(2))
    #expect(store.secret.wrappedValue == "hunter3")
    for number in 1...2 {
      let text = await inspection.server.answer(
        #"{"id": 1, "method": "action", "store": \#(inspection.number), "number": \#(number)}"#
      )
      #expect(text.contains("$redacted") && !text.contains("hunter"), "\(text)")
    }
  }

  // holds: INSPECT-506
  @Test(arguments: [#"{"$redacted": true}"#, #"{"$redacted": false, "x": "hunter2"}"#])
  func `the mark of a redacted value is refused`(_ mark: String) async throws {
    let inspection = try await store.inspect()
    let problem = try await send(#"{"typed": {"_0": \#(mark)}}"#, to: inspection).string ?? ""
    #expect(problem.contains(".typed._0: The value of type 'String' is redacted in the recording"), "\(problem)")
    #expect(problem.contains("Write a value in place of") && !problem.contains("hunter2"))
    #expect(store.root?.lastNumber == 0)
  }

  // holds: REDACT-10
  @Test func `a recorded mark is a placeholder, and a value is the value`() throws {
    #expect(try recorded(#"{"typed": {"_0": {"$redacted": true}}}"#) == Safe.Action.typed(Redacted("")))
    #expect(try recorded(#"{"typed": {"_0": "hunter2"}}"#) == Safe.Action.typed(Redacted("hunter2")))
  }

  /// A sealed action, and one of each kind, inside a gate. What a view could send stands first.
  private static let gated = [
    #"{"lid": {"_0": {"view": {"_0": {"typed": {"_0": "seen"}}}}}}"#,
    #"{"lid": {"_0": {"internal": {"_0": {"loaded": {"_0": "forged"}}}}}}"#,
    #"{"lid": {"_0": {"internal": {"loaded": {"_0": "forged"}}}}}"#,
    #"{"lid": {"_0": {"delegate": {"_0": {"done": {"_0": "forged"}}}}}}"#,
  ]

  // holds: INSPECT-507
  @Test func `the page sends what a view can send`() async throws {
    let inspection = try await store.inspect()
    #expect(try await send(Self.gated[0], to: inspection) == .whole(1))
    #expect(store.lid.secret.wrappedValue == "seen")
    let last = store.root?.lastNumber
    for action in Self.gated.dropFirst() {
      let answer = try await send(action, to: inspection).string ?? ""
      #expect(answer.contains("a view cannot send") || answer.contains("is missing"), "\(action): \(answer)")
    }
    #expect(store.root?.lastNumber == last)
    #expect(store.lid.secret.wrappedValue == "seen")
  }

  // holds: INSPECT-507
  @Test func `the page sends every action if the program allows it`() async throws {
    let inspection = try await store.inspect(sending: .everyAction)
    var sent = 0
    for action in Self.gated where try await send(action, to: inspection).unsignedNumber != nil { sent += 1 }
    #expect(sent == 3)
    #expect(store.lid.secret.wrappedValue == "forged")
  }

  // holds: INSPECT-507
  @Test func `the actions of a root with kinds are those of its view`() async throws {
    let store = Store(initialState: Lid.State()) { Lid() }
    let inspection = try await store.inspect()
    #expect(try await send(#"{"view": {"_0": {"typed": {"_0": "seen"}}}}"#, to: inspection) == .whole(1))
    let answer = try await send(#"{"delegate": {"_0": {"done": {"_0": "forged"}}}}"#, to: inspection).string ?? ""
    #expect(
      answer.contains("of the kind 'delegate' of 'Lid.Action'") && answer.contains("inspect(sending: .everyAction)")
    )
  }

  // holds: INSPECT-507
  @Test func `the page sends no sealed action of a child without a gate`() async throws {
    let store = Store(initialState: Unlocked.State()) { Unlocked() }
    let inspection = try await store.inspect()
    #expect(try await send(Self.gated[0], to: inspection) == .whole(1))
    let last = store.root?.lastNumber
    for action in Self.gated[1...2] { #expect(try await send(action, to: inspection).string != nil, "\(action)") }
    #expect(store.root?.lastNumber == last)
    #expect(store.lid.secret.wrappedValue == "seen")
  }

  // holds: GATE-35
  @Test func `a text becomes a sealed action in a test only`() throws {
    for text in Self.gated[1...2] {
      let inTest = try? RecordedJSONDecoder().value(Safe.Action.self, from: text)
      let inProgram = RecordedJSONDecoder(opensBoundaries: false)
      #expect(throws: DecodingError.self) { try inProgram.value(Safe.Action.self, from: text) }
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Safe.Action.self, from: Data(text.utf8)) }
      guard let inTest else { continue }
      #expect(inTest == (try recorded(text)))
    }
    #expect(Self.gated[1...2].contains { (try? recorded($0, as: Safe.Action.self)) != nil })
  }
}

/// A parent whose child has sealed actions, and no gate.
@Reducer
private struct Unlocked {
  @ObservableState struct State: Equatable, Codable, Sendable { var lid = Lid.State() }
  enum Action: Codable, Equatable, Sendable { case lid(Lid.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.lid, action: \.lid) { Lid() } }
}
