// Tests of: INSPECT-505, REC-114

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@testable import HeadgateInspector

/// A store whose state can be encoded on the main actor only: its conformance belongs to the main actor.
@Suite("a session in a module of the main actor", .timeLimit(.minutes(10)))
struct InspectionTests {
  private let store = Store(initialState: Shelf.State()) { Shelf() }

  /// Sends a request as a page does.
  private func ask(_ inspection: Inspection, _ method: String, _ members: String) async throws -> JSONTree {
    let text = #"{"id": 1, "method": "\#(method)", "store": \#(inspection.number)\#(members)}"#
    let answer = try JSONTree(parsing: await inspection.server.answer(text))
    #expect(answer["error"] == nil)
    return answer["result"] ?? .null
  }

  @Test("an inspector shows it, travels in time, and writes a test")  // holds: INSPECT-505
  func inspection() async throws {
    let inspection = try await store.inspect()
    for title in ["Emma", "Ivanhoe"] { store.send(.added(Book(title: title))) }

    let state = try await ask(inspection, "state", #", "number": 1"#)
    #expect(state["books"] == .array([.object(["title": .string("Emma")])]))
    #expect(try await ask(inspection, "changes", #", "path": ["books"]"#) == .numbers([1, 2]))
    #expect(try await ask(inspection, "diff", #", "from": 1, "to": 2"#) != .array([]))

    _ = try await ask(inspection, "seek", #", "number": 1"#)
    #expect(store.books == [Book(title: "Emma")])
    _ = try await ask(inspection, "skip", #", "numbers": [1]"#)
    #expect(store.books.isEmpty)
    _ = try await ask(inspection, "resume", "")
    #expect(store.books.count == 2)

    _ = try await ask(inspection, "send", #", "action": {"added": {"_0": {"title": "Waverley"}}}"#)
    #expect(store.books.last == Book(title: "Waverley"))
    let test = try await ask(inspection, "test", "")
    try expectCommitted(try #require(test["text"]?.string), "ShelfSessionTests")
    await inspection.stop()
  }

  /// The written file is a test of this target: it compiles and passes as it was written.
  private func expectCommitted(_ written: String, _ name: String) throws {
    let text =
      written
      // A file of this module does not import it, and the recording has a name of its own each time.
      .replacing("\n@testable import HeadgateIsolationTests\n", with: "")
      .replacing(
        /from a session of '[^']+', started at [0-9TZ:-]{20}\./,
        with: "from a session of 'tests', started at a time."
      )
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Written/\(name).swift")
    if ProcessInfo.processInfo.environment["WRITE_SESSION_TESTS"] != nil { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("a recording of it is replayed")  // holds: REC-114
  func recording() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).headgate")
    defer { try? FileManager.default.removeItem(at: file) }
    let recorder = try store.record(to: file)
    store.send(.added(Book(title: "Emma")))
    try recorder.stop()
    let replay = try Replay(try Recording(contentsOf: file)) { Shelf() }
    try replay.go(to: 1)
    #expect(replay.state == store.state)
    #expect(try replay.check() == nil)
  }
}

struct Book: Codable, Equatable {
  var title: String
}

@Reducer
struct Shelf {
  @ObservableState
  struct State: Codable, Equatable {
    var books: [Book] = []
  }

  @CasePathable
  enum Action: Codable {
    case added(Book)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let book): state.books.append(book)
      }
      return .none
    }
  }
}
