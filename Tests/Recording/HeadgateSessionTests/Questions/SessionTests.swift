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
    #expect(
      result.text == "\(session.count) actions are replayed. The state after each of them is equal to the recorded one."
    )

    let other = TemporaryFile()
    try Counting.record(to: other.url)
    Counting.step.setValue(2)
    defer { Counting.step.setValue(1) }
    let divergence = try Session<Counting>(contentsOf: other.url).check()
    #expect(divergence.isDivergent)
    #expect(divergence.text.contains("after action 1, '.tapped'"))
    #expect(divergence.text.contains("The reducers may have changed since the recording"))
  }

  // holds: SESSION-1
  @Test func `check says how much it compared`() throws {
    let checked = TemporaryFile()
    let store = Store(initialState: Counting.State()) { Counting() }
    let recorder = try store.record(to: checked.url)
    store.send(.tapped)
    try recorder.flush()
    let none = try Session<Counting>(contentsOf: checked.url).check()
    #expect(none.text.hasPrefix("1 action is replayed. None of them has a recorded state, so nothing was compared."))
    try recorder.stop()
    let last = try Session<Counting>(contentsOf: checked.url).check()
    #expect(last.text == "1 action is replayed. 1 recorded state is equal.")

    let each = TemporaryFile()
    let other = try store.record(to: each.url, options: RecordingOptions(states: .everyState))
    for _ in 0..<3 { store.send(.tapped) }
    try other.flush()
    #expect(
      try Session<Counting>(contentsOf: each.url).check().text == "3 actions are replayed. 3 recorded states are equal."
    )
  }

  // holds: SESSION-1
  @Test func `check counts the states that it compared when a migration leaves the digests out`() throws {
    try Counting.record(to: file.url)
    let result = try Session<MigratedCounting>(contentsOf: file.url).check()
    #expect(result.text == "3 actions are replayed. 1 recorded state is equal.")
  }

  // holds: SESSION-1
  @Test func `check replays imported actions with any times`() throws {
    try Counting.record(to: file.url)
    let imported = try file.edited { $0.replacing(/"duration":\d+/, with: #""duration":\#(Int64.max)"#) }
    #expect(try Session<Counting>(contentsOf: imported.url).check().isDivergent == false)
  }

  // holds: SESSION-2
  @Test func `a state and a value in it are printed`() async throws {
    let session = try await session()
    #expect(try session.state(after: 2, at: StatePath("items[0].name")) == #""Milk""#)
    #expect(try session.state(after: 0, at: StatePath("")).contains("\"total\" : 0"))
    let error = #expect(throws: SessionError.self) { try session.state(after: 2, at: StatePath("items[7].name")) }
    #expect(
      "\(try #require(error))" == "The state after action 2 has no value at 'items[7].name'. 'items' has 1 element."
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
    #expect(try session.differences(from: 0, to: 2).contains { $0.hasPrefix("items: inserted at 0: {") })
    #expect(try session.differences(from: 2, to: 0).contains { $0.hasPrefix("items: removed at 0: {") })
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
    #expect(
      "\(try #require(error))".hasPrefix(
        "No state of the session has a value at 'totl'. The last state has: total, "
      )
    )
  }

  // holds: REC-117, SESSION-3, SESSION-4
  @Test func `a set that is made anew has not changed`() throws {
    let store = Store(initialState: Marks.State()) { Marks() }
    let recorder = try store.record(to: file.url, options: RecordingOptions(snapshotInterval: 2))
    store.send(.marked(1...60))
    for _ in 1...3 { store.send(.madeAnew) }
    store.send(.marked(7...8))
    for _ in 1...2 { store.send(.madeAnew) }
    try recorder.stop()
    let session = try Session<Marks>(contentsOf: file.url)
    #expect(try session.differences(from: 1, to: 4) == ["count: 1 → 4"])
    #expect(
      Set(try session.differences(from: 7, to: 4).filter { $0.contains("inserted") }.map { $0.suffix(3) })
        == [": 7", ": 8"]
    )
    #expect(try session.changes(at: StatePath("numbers")).map { $0.prefix(2) } == ["1 ", "5 "])
    // An element has the number that it has in a state which is printed.
    #expect(try session.state(after: 4, at: StatePath("numbers[9]")) == "10")
    #expect(try session.state(after: 7, at: StatePath("numbers[9]")) == "12")
    #expect(
      try session.changes(at: StatePath("numbers[9]")).map { $0.drop { $0 != ":" } } == [": nothing → 10", ": 10 → 12"]
    )
    #expect(try session.check().isDivergent == false)
    // Two replays of the whole session are equal, so there is nothing to shorten.
    #expect(try Shrinking(session).result() == nil)
  }

  // holds: SESSION-2, SESSION-4
  @Test func `an error names what is at the longest part of a path, and the way into a shared value`() async throws {
    try await Studio.record(to: file.url)
    let session = try Session<Studio>(contentsOf: file.url)
    let way = "'theme' has: value, key, $shared. 'theme' is a shared value. Write 'theme.value.name'."
    let error = #expect(throws: SessionError.self) { try session.changes(at: StatePath("theme.name")) }
    #expect(
      "\(try #require(error))".hasPrefix(
        "No state of the session has a value at 'theme.name'. In the last state, \(way) Print"
      )
    )
    let other = #expect(throws: SessionError.self) { try session.state(after: 1, at: StatePath("theme.name")) }
    #expect("\(try #require(other))" == "The state after action 1 has no value at 'theme.name'. \(way)")
    #expect(try !session.changes(at: StatePath("theme.value.name")).isEmpty)
    // What the shared value does not contain either.
    let unknown = #expect(throws: SessionError.self) { try session.changes(at: StatePath("theme.nme")) }
    #expect(!"\(try #require(unknown))".contains("Write"))
  }

  // holds: SESSION-201
  @Test func `the values that contain a text are listed where they appear`() async throws {
    let session = try await session()
    let values = try session.values(with: "oat MILK", limit: 10)
    #expect(
      values.map { $0.prefix { $0 != "=" } } == [
        "9 .editor(.presented(.nameChanged(…))): editor.name ", "10 .editor(.presented(.saveTapped)): items[0].name ",
      ]
    )
    #expect(values.allSatisfy { $0.hasSuffix(#"= "Oat milk""#) })
    #expect(try session.values(with: "oat MILK", limit: 1) == [values[0]])
    #expect(try session.values(with: "Caviar", limit: 10) == [])
  }

  /// A store whose shared values are its own.
  private func liveStudio() -> StoreOf<Studio> {
    Store(initialState: Studio.State()) {
      Studio()
    } withDependencies: {
      $0.context = .live
      $0.defaultInMemoryStorage = InMemoryStorage()
    }
  }

  // holds: SESSION-202
  @Test func `the second question needs no replay, and has the same answers`() async throws {
    let first = try await session()
    var replayed: [UInt64] = []
    let paths = ["total", "items", "items[0].name", "prices", ""]
    let answers = try paths.map { path in
      try first.changes(at: StatePath(path), progress: { replayed.append($0) })
    }
    #expect(replayed == Array(1...first.count))
    let second = try Session<Pantry>(contentsOf: file.url)
    for (path, answer) in zip(paths, answers) {
      #expect(try second.changes(at: StatePath(path), progress: { _ in Issue.record("replayed") }) == answer)
    }
    #expect(second.replay.position == second.replay.first)
    // Each line has the values of the states before and after the action.
    for line in answers[1] {
      let number = try #require(UInt64(line.prefix { $0 != " " }))
      for (state, side) in [(number - 1, 0), (number, 1)] {
        try first.replay.visit(state)
        let value = try JSONTree(parsing: first.replay.stateText()).value(at: StatePath("items").steps[...])
        #expect(
          try JSONTree(parsing: line.split(separator: ": ", maxSplits: 1)[1].components(separatedBy: " → ")[side])
            == value
        )
      }
    }
  }

  // holds: SESSION-202
  @Test
  func `an index that another process continued is answered from, also when other code changed a shared value since`()
    throws
  {
    let store = liveStudio()
    let recorder = try store.record(to: file.url)
    let theme = store.withState { $0.$theme }
    func session() throws -> Session<Studio> {
      try recorder.flush()
      return try Session<Studio>(contentsOf: file.url)
    }
    store.send(.openTapped(1))
    let first = try session()
    store.send(.openTapped(2))
    _ = try session().changes(at: StatePath("theme"))
    theme.withLock { $0.name = "dark" }
    try recorder.flush()
    #expect(try first.values(with: "dark", limit: 10).isEmpty == false)
    #expect(try first.changes(at: StatePath("theme")) == session().changes(at: StatePath("theme")))
    try recorder.stop()
  }

  // holds: SESSION-202
  @Test func `an index has the shared values that other code changed after its last action, while the session goes on`()
    throws
  {
    let store = liveStudio()
    let recorder = try store.record(to: file.url)
    func answers() throws -> ([String], [String]) {
      try recorder.flush()
      let session = try Session<Studio>(contentsOf: file.url)
      return (try session.changes(at: StatePath("theme")), try session.values(with: "dark", limit: 10))
    }
    func fresh() throws -> ([String], [String]) {
      try recorder.flush()
      try FileManager.default.removeItem(at: StateIndex.file(of: Recording(contentsOf: file.url)))
      return try answers()
    }
    let theme = store.withState { $0.$theme }
    // Before the first action, too.
    _ = try answers()
    theme.withLock { $0.name = "first" }
    #expect(try answers().0 == fresh().0)
    _ = try answers()
    theme.withLock { $0.name = "second" }
    store.send(.openTapped(1))
    #expect(try answers().0 == fresh().0)
    #expect(try answers().1.isEmpty)
    theme.withLock { $0.name = "dark" }
    let late = try answers()
    #expect(!late.1.isEmpty)
    store.send(.openTapped(2))
    let next = try answers()
    theme.withLock { $0.name = "darker" }
    store.send(.openTapped(3))
    let last = try answers()
    #expect(last.1.count > next.1.count)
    let expected = try fresh()
    #expect(Set(last.0) == Set(expected.0))
    // The first index has the values between two questions, too.
    #expect(Set(expected.1).isSubset(of: last.1))
    try recorder.stop()
  }

  // holds: SESSION-202
  @Test func `a question is answered when another program makes the index anew meanwhile`() async throws {
    let session = try await session()
    let lines = try session.changes(at: StatePath("total")) { number in
      guard number == 5 else { return }
      #expect(throws: Never.self) { _ = try StateIndex(of: session.recording, program: "another") }
    }
    #expect(
      lines == ["2 .itemAdded(…): 0 → 1", "4 .itemAdded(…): 1 → 2", "11 .removeTapped(…): 2 → 1"]
    )
  }

  // holds: SESSION-202
  @Test func `a question is answered when another program makes the index anew before it`() async throws {
    let session = try await session()
    var asked = 0
    let found = try session.asking { _ in
    } _: { index in
      asked += 1
      // The index has all states by now.
      if asked == 1 { _ = try StateIndex(of: session.recording, program: "another") }
      return try index.changes(to: "oat MILK", limit: 10).map(\.action)
    }
    #expect(found == [9, 10])
    #expect(asked == 2)
  }

  // holds: SESSION-201
  @Test func `a search finds characters as they are written`() throws {
    let store = Store(initialState: Menu.State()) { Menu() }
    let recorder = try store.record(to: file.url)
    store.send(.added("caf\u{E9}"))
    store.send(.added("cafe\u{301}s"))
    try recorder.stop()
    let session = try Session<Menu>(contentsOf: file.url)
    #expect(try session.values(with: "caf\u{E9}", limit: 10).map { $0.prefix { $0 != " " } } == ["1"])
    #expect(try session.values(with: "cafe\u{301}", limit: 10).map { $0.prefix { $0 != " " } } == ["2"])
  }

  // holds: SESSION-5
  @Test func `a name in a path may have its characters in another form`() throws {
    let store = Store(initialState: Menu.State()) { Menu() }
    let recorder = try store.record(to: file.url)
    store.send(.added("caf\u{E9}"))
    try recorder.stop()
    let session = try Session<Menu>(contentsOf: file.url)
    for name in ["caf\u{E9}", "cafe\u{301}"] {
      #expect(try session.state(after: 1, at: StatePath("prices.\(name)")) == "1")
      #expect(try session.changes(at: StatePath("prices.\(name)")) == ["1 .added(…): nothing → 1"])
    }
    #expect(throws: SessionError.self) { try session.changes(at: StatePath("prices.cafe")) }
  }

  // holds: SESSION-21
  @Test func `each answer that needs a replay has notes of redacted values that steered a reducer`() throws {
    let store = Store(initialState: Vault.State()) { Vault() }
    let recorder = try store.record(to: file.url)
    store.send(.checkTapped)
    store.send(.stepTapped)
    store.send(.checkTapped)
    try recorder.stop()
    let note = "Action 1: a reducer read a redacted value of type 'String'"
    func session() throws -> Session<Vault> { try Session<Vault>(contentsOf: file.url) }
    var session1 = try session()
    _ = try session1.state(after: 2, at: StatePath(""))
    #expect(session1.notes.lines.map { $0.prefix(note.count) } == [note[...]])
    session1 = try session()
    _ = try session1.differences(from: 1, to: 2)
    #expect(session1.notes.lines.map { $0.prefix(note.count) } == [note[...]])
    session1 = try session()
    _ = try session1.changes(at: StatePath("steps"))
    #expect(session1.notes.lines.count == 2)
    session1 = try session()
    _ = try session1.state(after: 0, at: StatePath(""))
    #expect(session1.notes.lines.isEmpty)
    #expect(try session1.testWriter.test().notes.count == 2)
  }

  // holds: SESSION-5
  @Test(arguments: ["a..b", "[x]", "a[1", "a[-1]", ".a", "a[0]b", "a.", "a[\"b", "a[\"b\"", "a[\"\\x\"]", "[\"a\"]b"])
  func `a text that is no path is an error`(text: String) {
    #expect(throws: SessionError.self) { try StatePath(text) }
  }

  // holds: SESSION-5
  @Test func `a path has names and indices`() throws {
    #expect(try StatePath("a.b[3].c").steps == [.member("a"), .member("b"), .index(3), .member("c")])
    #expect("\(try StatePath("a.b[3].c"))" == "a.b[3].c")
    #expect(try StatePath("[2][0]").steps == [.index(2), .index(0)])
    for name in ["", "a.b", "a[0]", "\"]", "\\", "a\"].b", "\u{301}.", "\n.", "plain", "\u{301}x", "a\u{600}"] {
      let path = StatePath([.member("sizes"), .member(name), .index(0), .member(name)])
      #expect(try StatePath("\(path)").steps == path.steps)
    }
    #expect("\(StatePath([.member("a.b"), .member("c")]))" == #"["a.b"].c"#)
  }
}

private enum MigratedCounting: SessionFeature {
  static var feature: Counting { Counting() }
  static var migrations: [RecordingMigration] { [.state { _ in }] }
}

@Reducer
private struct Menu: SessionFeature {
  @ObservableState
  struct State: Codable, Sendable {
    var prices: [String: Int] = [:]
    var last = ""
  }

  enum Action: Codable, Sendable { case added(String) }

  static var feature: Menu { Menu() }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .added(let name) = action {
        state.prices[name] = 1
        state.last = name
      }
      return .none
    }
  }
}
