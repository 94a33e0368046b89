// Tests of: Engine/InspectorTest.swift, INSPECT-12

import Foundation
import Headgate
import Testing

@testable import HeadgateInspector
@testable import HeadgateRecordings

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct InspectorTestTests {
  private func ask(_ inspection: Inspection, _ members: String = "") async throws -> JSONTree {
    let store = inspection.number
    let text = await inspection.server.answer(#"{"id": 1, "method": "test", "store": \#(store)\#(members)}"#)
    let answer = try JSONTree(parsing: text)
    return answer["result"] ?? answer["error"] ?? .null
  }

  // The written file is a test of this target: it compiles and passes as it was written.
  // holds: INSPECT-12
  @Test func `the committed test is what the inspector writes`() async throws {
    let store = Store(initialState: Clicker.State()) { Clicker() }
    let inspection = try await store.inspect()
    store.send(.addTapped)
    store.send(.renamed("Blob"))
    await store.send(.loadTapped).finish()
    store.send(.child(.toggled))
    let answer = try await ask(inspection, #", "name": "ClickerSessionTests""#)
    #expect(answer["file"]?.string == "ClickerSessionTests.swift")
    #expect(answer["feature"]?.string == "Clicker()")
    #expect(answer["notes"] == .array([]))
    let text = try #require(answer["text"]?.string)
      // A file of this module does not import it, and the recording has a name of its own each time.
      .replacing("\n@testable import HeadgateInspectorTests\n", with: "")
      .replacing(
        /from a session of '[^']+', started at [0-9TZ:-]{20}\./,
        with: "from a session of 'tests', started at a time."
      )
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Written/ClickerSessionTests.swift")
    if ProcessInfo.processInfo.environment["WRITE_SESSION_TESTS"] != nil { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test(arguments: [
    ("files", "FilesSessionTests"), ("Files.State", "FilesSessionTests"), ("App.Row.State", "AppRowSessionTests"),
    ("my first store", "MyFirstStoreSessionTests"), ("State", "StateSessionTests"), ("7 cups", "RecordedSessionTests"),
    ("日本", "RecordedSessionTests"), ("", "RecordedSessionTests"), ("List<Row>.State", "ListRowSessionTests"),
  ])
  func `the default name of a test is made from the name of the store`(store: String, name: String) {
    #expect(InspectorTest.name(ofStore: store) == name)
  }

  // holds: INSPECT-12
  @Test func `a part is written, and what cannot be written is an error`() async throws {
    let store = Store(initialState: Clicker.State()) { Clicker() }
    let inspection = try await store.inspect()
    #expect(try await ask(inspection).string == "The recording has no action 1: it has no actions.")
    for _ in 1...3 { store.send(.addTapped) }
    let part = try await ask(inspection, #", "from": 2, "to": 2, "feature": "Clicker(isTest: true)""#)
    #expect(part["text"]?.string?.contains("the feature repeats the actions 2 to 2") == true)
    #expect(part["text"]?.string?.contains("    Clicker(isTest: true)\n") == true)
    #expect(part["text"]?.string?.contains(#""count":1"#) == true)
    #expect(part["text"]?.string?.contains("{ $0.count = 2 }") == true)
    let whole = try await ask(inspection, #", "from": 2, "to": 2, "wholeStates": true"#)
    #expect(whole["text"]?.string?.contains(##"$0 = try recorded(#"{"child":{"isOn":false},"count":2,"##) == true)
    #expect(try await ask(inspection, #", "from": 9"#).string?.contains("It has the actions 1 to 3") == true)
    #expect(try await ask(inspection, #", "from": 3, "to": 1"#).string?.contains("no actions from 3 to 1") == true)
    #expect(try await ask(inspection, #", "name": "a b""#).string?.contains("is no name of a test") == true)
    for _ in 0..<2000 { store.send(.addTapped) }
    #expect(try await ask(inspection).string?.contains("at most 2000 actions") == true)
    #expect(try await ask(inspection, #", "from": 2000"#)["text"]?.string?.contains("// 2003") == true)
    // Another request still finds its place.
    store.send(.doubled)
    #expect(store.count == 4006)
  }

  // holds: INSPECT-12
  @Test func `a state outside of a feature, and a reducer that reads a secret, are told`() async throws {
    let store = Store(initialState: LooseState()) {
      Reduce<LooseState, LooseAction> { state, action in
        state.length = action == .measured ? state.pin.wrappedValue.count : 0
        return .none
      }
    }
    let inspection = try await store.inspect()
    store.send(.measured)
    #expect(try await ask(inspection).string?.contains("'LooseState' is not known") == true)
    let answer = try await ask(inspection, #", "feature": "Loose()""#)
    #expect(answer["notes"]?.elements?.count == 1)
    #expect(answer["notes"]?.elements?.first?.string?.contains("read a redacted value of type 'String'") == true)
    #expect(answer["text"]?.string?.contains("1234") == false)
  }
}

private struct LooseState: Codable, Sendable {
  var pin = Redacted("1234")
  var length = 0
}

private enum LooseAction: Codable, Sendable { case measured, forgotten }
