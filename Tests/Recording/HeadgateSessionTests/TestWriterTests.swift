// Tests of: HeadgateRecorder/Writing

import Foundation
import Headgate
import HeadgateRecordings
import HeadgateSupport
import IssueReporting
import Testing

@testable import HeadgateRecorder
@testable import HeadgateSession

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TestWriterTests {
  private let file = TemporaryFile()

  // holds: SESSION-6
  @Test func `a written test has sends, receives, answers and minimal assertions`() async throws {
    try await Pantry.record(to: file.url)
    let text = try Session<Pantry>(contentsOf: file.url).testWriter.test().text
    #expect(text.contains(#"await store.send(.addTapped("Milk"))"#))
    #expect(text.contains(##"store.recordedAnswer(#""00000000-0000-0000-0000-000000000000""#, to: "uuid")"##))
    #expect(text.contains(#"await store.receive(recorded: .itemAdded(try recorded("#))
    #expect(text.contains(#"await store.receive(recorded: .priced("Milk", price: 4)) {"#))
    #expect(text.contains(##"$0.prices = try recorded(#"{"known":{"Milk":4},"latest":1}"#)"##))
    #expect(text.contains(#"await store.send(.filterChanged(.named("Oat", isExact: false)))"#))
    #expect(text.contains(#"{ $0.editor?.name = "Oat milk" }"#))
    #expect(text.contains("$0.editor = nil"))
    #expect(text.contains(#"$0.items.remove(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!)"#))
    #expect(text.contains("await store.receive(recorded: .log(try recorded("))
    #expect(!text.contains("@testable"))
  }

  // holds: SESSION-7
  @Test func `a part of a session starts with the state before it`() async throws {
    try await Pantry.record(to: file.url)
    let writer = try Session<Pantry>(contentsOf: file.url).testWriter
    let text = try writer.test(from: 11, to: 12).text
    #expect(text.contains(#""name":"Oat milk""#))
    #expect(text.contains("// 11\n") && text.contains("// 12\n"))
    #expect(!text.contains("// 10") && !text.contains("// 13"))
    let other = TemporaryFile()
    try Counting.record(to: other.url)
    let counting = try Session<Counting>(contentsOf: other.url).testWriter.test().text
    #expect(counting.contains("import Testing\n\n@testable import HeadgateSessionTests\n\n///"))
    #expect(counting.contains("await store.send(.tapped) { $0.count = 1 }"))
    #expect(throws: TestWriterError.self) { try writer.test(from: 12, to: 11) }
    #expect(throws: UnknownAction.self) { try writer.test(from: 1, to: 99) }
  }

  // holds: SESSION-23
  @Test(arguments: [RecordingOptions.States.checked, .snapshots])
  func `a note says that the states of a test are not the recorded ones`(states: RecordingOptions.States) throws {
    let store = Store(initialState: Counting.State()) { Counting() }
    let recorder = try store.record(to: file.url, options: RecordingOptions(states: states))
    for _ in 1...3 { store.send(.tapped) }
    try recorder.stop()
    #expect(try Session<Counting>(contentsOf: file.url).testWriter.test().notes == [])
    Counting.step.setValue(2)
    defer { Counting.step.setValue(1) }
    let place = states == .checked ? "after action 2" : "after one of the actions 2 to 3"
    let test = try Session<Counting>(contentsOf: file.url).testWriter.test(from: 2, to: 2)
    #expect(test.notes.count == 1)
    #expect(test.notes.first?.contains("they are not the recorded ones \(place). If") == true)
    #expect(test.text.contains("await store.send(.tapped) {"))
  }

  // holds: SESSION-8
  @Test func `a note says that the feature reports a mistake`() throws {
    let store = Store(
      initialState: withDependencies {
        $0.setApp()
      } operation: {
        Desk.State()
      }
    ) {
      Desk()
    } withDependencies: {
      $0.setApp()
    }
    let recorder = try store.record(to: file.url)
    store.send(.noteTapped)
    let id = store.withState { Array($0.pages.ids)[0] }
    store.send(.pages(.element(id: id, action: .note(.written))))
    withKnownIssue { store.send(.pages(.element(id: id, action: .guests(.arrived)))) }
    store.send(.popTapped)
    try recorder.stop()
    let writer = try Session<Desk>(contentsOf: file.url).testWriter
    let notes = try writer.test().notes
    #expect(notes.count == 1)
    let note = try #require(notes.first)
    #expect(note.hasPrefix("The feature reports a mistake with action 3, so the test fails there"), "\(note)")
    #expect(note.contains("The report begins: \"The enum reducer \"Desk.Page\" received an action"), "\(note)")
    #expect(try writer.test(from: 1, to: 2).notes == [])
  }

  // holds: SESSION-23
  @Test(arguments: [RecordingOptions.States.checked, .snapshots])
  func `a test replays no action that it does not compare`(states: RecordingOptions.States) throws {
    let store = Store(initialState: Counting.State()) { Counting() }
    let recorder = try store.record(to: file.url, options: RecordingOptions(states: states, snapshotInterval: 4))
    for _ in 1...10 { store.send(.tapped) }
    // The session goes on, so its last state is not recorded.
    try recorder.flush()
    let session = try Session<Counting>(contentsOf: file.url)
    #expect(try session.recording.snapshotNumbers() == [0, 4, 8])
    for (number, end) in [(9, 9), (2, states == .checked ? 2 : 4), (8, 8)] as [(UInt64, UInt64)] {
      #expect(try session.testWriter.test(from: number, to: number).notes == [])
      #expect(session.replay.position == end)
    }
    try recorder.stop()
  }

  // holds: SESSION-8, SESSION-18
  @Test func `a test repeats the changes of shared values by reducers, by effects and by other code`() async throws {
    try await Studio.record(to: file.url)
    let session = try Session<Studio>(contentsOf: file.url)
    #expect(try session.check().isDivergent == false)
    let text = try session.testWriter.test().text
    #expect(text.contains(##"try $0.$theme.withLock { $0 = try recorded(#"{"name":"dark","size":10}"#) }"##))
    #expect(text.contains("$0.sketch?.$theme.withLock"))
    #expect(text.contains("// Changed by other code"))
    #expect(text.contains("// Changed by effect 'load' of action 4"))
    #expect(text.contains(#"calendar: "hebrew""#))
  }

  // holds: SESSION-6
  @Test func `assertions of states whose types are not sendable are minimal`() throws {
    let store = Store(initialState: Drawers.State(label: 1)) { Drawers() }
    let recorder = try store.record(to: file.url)
    store.send(.tapped)
    store.send(.boxTapped)
    store.send(.boxReplaced)
    store.send(.locked)
    try recorder.stop()
    let text = try Session<Drawers>(contentsOf: file.url).testWriter.test().text
    #expect(text.contains("await store.send(.tapped) { $0.count = 1 }"), "\(text)")
    #expect(text.contains("await store.send(.boxTapped) { $0.box.count = 1 }"), "\(text)")
    #expect(text.contains("await store.send(.boxReplaced) { $0.box = try recorded("), "\(text)")
    #expect(text.contains("await store.send(.locked) {\n      $0 = try recorded("), "\(text)")
  }

  // holds: SESSION-15, SESSION-18
  @Test func `without an action, the changes by other code after it are written`() async throws {
    try await Studio.record(to: file.url)
    let recording = try Session<Studio>(contentsOf: file.url).recording
    // Other code changes the theme after action 2. The effect of action 4 changes the volume, and sends action 5.
    let replay = try Session<Studio>.replay(recording, skipping: [2, 4, 5])
    let text = try TestWriter(replay, of: TestedFeature(code: "Studio()", modules: [])).test(to: 6).text
    #expect(text.contains("// Changed by other code\n    store.recordedChange(#\"{\"name\":\"dark\",\"size\":12}\"#"))
    #expect(text.contains("$0.seen = [\"dark 1\"]"))
    #expect(!text.contains("// 2") && !text.contains("Changed by effect"))
  }

  // holds: SESSION-18
  @Test func `the name of an effect stays in its comment`() async throws {
    try await Studio.record(to: file.url)
    let edited = try file.edited { $0.replacing(#""load""#, with: #""lo\n\u0001ad""#) }
    let text = try Session<Studio>(contentsOf: edited.url).testWriter.test().text
    #expect(text.contains("// Changed by effect 'lo  ad' of action 4\n"))
  }

  // The committed test passes without the bug.
  // holds: SESSION-19
  @Test func `the shortest list of actions that fails is a test`() async throws {
    try await Pantry.record(to: file.url)
    let text = try Pantry.$hasPlantedBug.withValue(true) {
      let session = try Session<Pantry>(contentsOf: file.url)
      let result = try #require(try Shrinking(session).result())
      var writer = try session.testWriter(of: result)
      writer.typeName = "PantryShrunkTests"
      return try writer.test().text
    }.replacing(file.url.deletingPathExtension().lastPathComponent, with: "pantry")
      // The committed test is in the module of the app.
      .replacing("@testable import HeadgateSessionTests\n\n", with: "")
    let other = try WrittenFile(name: "PantryShrunkTests").otherLines(text)
    #expect(other == [])
    #expect(text.contains("#expect(!Pantry.isFailing(store.state))"))
    #expect(text.contains("move it to the module 'HeadgateSessionTests'."))
    #expect(!text.contains("// 3"))
    try await withKnownIssue {
      try await Pantry.$hasPlantedBug.withValue(true) {
        try await PantryShrunkTests().`the shortest session does not fail`()
      }
    } matching: { issue in
      issue.sourceLocation?.fileID.hasSuffix("PantryShrunkTests.swift") == true
    }
  }

  // holds: SESSION-10
  @Test func `the committed test fails when the reducer has a bug`() async throws {
    try await withKnownIssue {
      try await Pantry.$hasPlantedBug.withValue(true) {
        try await PantrySessionTests().`the feature repeats the actions 1 to 14`()
      }
    } matching: { issue in
      "\(issue)".contains("total") && issue.sourceLocation?.fileID.hasSuffix("PantrySessionTests.swift") == true
    }
  }

  private static let code = SwiftCode(json: { RecordedValue.json($0) }, modules: WrittenModules())

  // holds: SESSION-8
  @Test func `a test imports the modules of the states that it sets and of the cases that it names`() {
    let modules = WrittenModules()
    let code = SwiftCode(json: { RecordedValue.json($0) }, modules: modules)
    #expect(modules.imports(tested: ["App"], own: "App") == "\n@testable import App")
    #expect(modules.imports(tested: [], own: "App") == "")
    #expect(code.text(of: IssueSeverity.warning) == ".warning")
    // JSON names no case.
    #expect(code.text(of: Odd.none)?.hasPrefix("try recorded(") == true)
    #expect(modules.imports(tested: ["App"], own: "App") == "\nimport IssueReporting\n\n@testable import App")
    modules.add(state: Pantry.State.self)
    #expect(
      modules.imports(tested: ["App"], own: "App")
        == "\nimport IssueReporting\n\n@testable import App\n@testable import HeadgateSessionTests"
    )
  }

  // holds: SESSION-6
  @Test func `code that might not compile is JSON`() {
    #expect(Self.code.text(of: Pantry.Filter.named("a\nb", isExact: true)) == #".named("a\nb", isExact: true)"#)
    #expect(Self.code.text(of: Odd.none) == ##"try recorded(#"{"none":{}}"#)"##)
    #expect(Self.code.text(of: Odd.described) == ##"try recorded(#"{"described":{}}"#)"##)
    #expect(Self.code.text(of: Double.infinity) == ##"try recorded(#""inf""#)"##)
    #expect(Self.code.text(of: Int??.some(nil) as Any) == ".some(nil)")
    #expect(Self.code.text(of: Int???.some(.some(nil)) as Any) == ".some(.some(nil))")
    #expect(Self.code.text(of: [Optional(1), nil]) == "[1, nil]")
    #expect(Self.code.text(of: ["b": [2.5], "a": []]) == #"["a": [], "b": [2.5]]"#)
    #expect(Self.code.text(of: Set([2, 1])) == "[1, 2]")
    #expect(
      Self.code.text(of: URL(string: "https://example.com/a?b=c")!) == #"URL(string: "https://example.com/a?b=c")!"#
    )
    #expect(
      Self.code.text(of: Date(timeIntervalSinceReferenceDate: 0.1)) == "Date(timeIntervalSinceReferenceDate: 0.1)"
    )
    #expect(Self.code.text(of: {}) == nil)
    #expect(SwiftCode.raw(#"a"#) == ##"#"a"#"##)
    #expect(SwiftCode.raw(##"a"#\#(b)"##) == ###"##"a"#\#(b)"##"###)
  }

  // holds: SESSION-6
  @Test func `an address that is relative to another one has its base`() throws {
    let url = try #require(URL(string: "c?d", relativeTo: URL(string: "https://example.com/a/")))
    #expect(
      Self.code.text(of: url) == #"URL(string: "c?d", relativeTo: URL(string: "https://example.com/a/")!)!"#
    )
    let plain = try #require(URL(string: "c?d"))
    #expect(plain != url && Self.code.text(of: plain) == #"URL(string: "c?d")!"#)
  }

  // holds: SESSION-6
  @Test func `a state that is not observable is written as a whole when a constant changes`() throws {
    let store = Store(initialState: Constants.State(limit: 1)) { Constants() }
    let recorder = try store.record(to: file.url)
    store.send(.counted)
    store.send(.limited(2))
    store.send(.counted)
    try recorder.stop()
    let text = try Session<Constants>(contentsOf: file.url).testWriter.test().text
    let lines = text.split(separator: "\n").filter { $0.contains("store.send") }.map { $0.drop { $0 == " " } }
    #expect(
      lines == [
        "await store.send(.counted) { $0.count = 1 }",
        ##"await store.send(.limited(2)) { $0 = try recorded(#"{"count":1,"limit":2,"value":null}"#) }"##,
        "await store.send(.counted) { $0.count = 2 }",
      ]
    )
  }

  // holds: SESSION-8
  @Test func `a test imports no modules of the test that was written before`() throws {
    let store = Store(initialState: Constants.State(limit: 1)) { Constants() }
    let recorder = try store.record(to: file.url)
    store.send(.counted)
    store.send(.valued)
    try recorder.stop()
    let writer = try Session<Constants>(contentsOf: file.url).testWriter
    #expect(try writer.test().text.contains("import HeadgateRecordings\n"))
    #expect(try !writer.test(to: 1).text.contains("import HeadgateRecordings\n"))
  }

  // holds: SESSION-18
  @Test func `a shared value behind many others is found, and one behind too many has a note`() throws {
    func written(_ rows: Int, actions: Int = 1) throws -> WrittenTest {
      let file = TemporaryFile()
      let store = Store(initialState: ManyRows.State(count: rows)) {
        ManyRows()
      } withDependencies: {
        $0.context = .live
        $0.defaultInMemoryStorage = InMemoryStorage()
      }
      let recorder = try store.record(to: file.url)
      for _ in 0..<actions { store.send(.tapped) }
      try recorder.stop()
      return try Session<ManyRows>(contentsOf: file.url).testWriter.test()
    }
    let many = try written(3_000)
    #expect(many.text.contains("$0.last?.$sum.withLock { $0 = 1 }"))
    #expect(many.notes == [])
    let tooMany = try written(SharedPath.limit, actions: 3)
    #expect(tooMany.text.contains("store.recordedChange(#\"3\"#, of: "))
    #expect(tooMany.notes.count == 1)
    let note = try #require(tooMany.notes.first)
    #expect(note.hasPrefix("The shared value '") && note.contains("sum of rows"), "\(note)")
    #expect(note.contains("' changes in action 1 and later. The state has more than 10,000 values, and"), "\(note)")
    #expect(try written(SharedPath.limit).notes.first?.contains("' changes in action 1. The state") == true)
  }

  // holds: SESSION-6
  @Test func `the name of the file is the name of the type, if it is one`() {
    #expect(TestCommand<Pantry>.typeName(ofFile: "a/CartTests.swift") == "CartTests")
    #expect(TestCommand<Pantry>.typeName(ofFile: "a/cart-tests.swift") == nil)
  }
}

private enum Odd: Codable, CustomStringConvertible {
  case none, described

  var description: String { "another text" }
}
