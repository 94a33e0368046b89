import ArgumentParser
import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import IssueReporting
import Testing

@testable import HeadgateSession

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ShrinkingTests {
  private let file = TemporaryFile()

  private func record<R: Reducer>(_ reducer: R, _ state: R.State, _ actions: [R.Action]) throws
  where R.State: Codable & Sendable, R.Action: Codable & Sendable {
    let store = Store(initialState: state) { reducer }
    let recorder = try store.record(to: file.url)
    for action in actions { store.send(action) }
    try recorder.stop()
  }

  // holds: SESSION-13
  @Test func `a failing state needs the actions that lead to it, with their causes`() async throws {
    let store = Store(initialState: Pantry.State()) {
      Pantry()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date = .constant(.distantPast)
    }
    let recorder = try store.record(to: file.url)
    for number in 0..<40 { store.send(.addTapped("Item \(number)")) }
    await store.send(.pricesTapped).finish()
    // The planted bug: an item that is removed twice is counted twice.
    store.send(.removeTapped(UUID(7)))
    store.send(.filterChanged(.named("x", isExact: true)))
    store.send(.removeTapped(UUID(7)))
    store.send(.addTapped("Late"))
    try recorder.stop()
    let session = try Session<Pantry>(contentsOf: file.url)
    var replays = 0
    let found = try Shrinking(session).result { number, _ in replays = number }
    let result = try #require(found)
    #expect(result.failure == .state)
    // One removal of an item that was never added shows the bug: the state is the same for every other action.
    #expect(result.actions.map(\.name) == [".removeTapped(…)"])
    #expect(replays < 100)
  }

  // holds: SESSION-13
  @Test func `two actions that fail only together remain`() throws {
    let actions = (0..<200).map { Switches.Action.flipped($0) }
    try record(Switches(), Switches.State(), actions)
    let result = try #require(try Shrinking(Session<Switches>(contentsOf: file.url)).result())
    #expect(result.actions.map(\.number) == [14, 151])
  }

  // holds: SESSION-13
  @Test func `an action of a row needs the action that added the row`() throws {
    try record(Rows(), Rows.State(), [.added(1), .added(2), .rows(.element(id: 2, action: .tapped))])
    let result = try #require(try Shrinking(Session<Rows>(contentsOf: file.url)).result())
    // Without the row, the state would fail, too, and the library would report an action of a missing row.
    #expect(result.actions.map(\.number) == [2, 3])
  }

  // holds: SESSION-14
  @Test func `without a failing state, a reported mistake is searched for`() throws {
    withKnownIssue { try record(Switches(), Switches.State(), [.flipped(1), .flipped(2), .complained, .flipped(3)]) }
    let result = try #require(try Shrinking(Session<Switches>(contentsOf: file.url)).result())
    #expect(result.failure == .report("Planted"))
    #expect(result.actions.map(\.number) == [3])
  }

  // holds: SESSION-14
  @Test func `without a report, a reducer is searched for that two replays differ in`() throws {
    try record(Switches(), Switches.State(), (1...9).map { .flipped($0) } + [.counted, .flipped(12)])
    let result = try #require(try Shrinking(Session<Switches>(contentsOf: file.url)).result())
    #expect(result.failure == .divergence)
    #expect(result.actions.map(\.number) == [10])
  }

  // holds: SESSION-14
  @Test func `a session without a failure has no shortest list`() throws {
    try record(Switches(), Switches.State(), [.flipped(1), .flipped(2)])
    #expect(try Shrinking(Session<Switches>(contentsOf: file.url)).result() == nil)
  }

  // holds: SESSION-13
  @Test func `numbers that are far from each other are an error`() throws {
    try record(Switches(), Switches.State(), [.flipped(1), .flipped(2)])
    let imported = try file.edited { text in
      text.replacing(#""number":2,"#, with: #""number":1099511627776,"#)
    }
    let session = try Session<Switches>(contentsOf: imported.url)
    #expect(session.count == 1_099_511_627_776)
    #expect(throws: ReplayError.self) { try Shrinking(session).result() }
  }

  // holds: SESSION-19
  @Test func `the test of a failing state imports the module of the app, and asserts no whole states`() throws {
    try record(Switches(), Switches.State(), [.flipped(13), .flipped(150)])
    let session = try Session<UntestedSwitches>(contentsOf: file.url)
    let result = try #require(try Shrinking(session).result())
    let text = try session.testWriter(of: result).test().text
    #expect(text.contains("\n@testable import HeadgateSessionTests\n"))
    #expect(text.contains("UntestedSwitches.isFailing(store.state)"))
    var command = try SessionCommand<Switches>.parseAsRoot(["test", file.url.path, "--shrink", "--whole-states"])
    #expect(throws: ExitCode(2)) { try command.run() }
  }

  // holds: SESSION-420
  @Test func `only the test of a failing state says which module declares 'isFailing', and so does the help`() throws {
    try record(Switches(), Switches.State(), [.flipped(13), .flipped(150)])
    let session = try Session<Switches>(contentsOf: file.url)
    let result = try #require(try Shrinking(session).result())
    let text = try session.testWriter(of: result).test().text
    let comment =
      "'Switches.isFailing'. If the compiler does not find it, move it to the module 'HeadgateSessionTests'."
    #expect(text.contains("\n///\n/// Calls \(comment)\n///\n"))
    let discussion = TestCommand<Switches>.configuration.discussion
    #expect(discussion.contains("the test target does not see an extension in the tool"))
    let other = Shrinking<Switches>.Result(failure: .report("Planted"), actions: result.actions)
    #expect(try !session.testWriter(of: other).test().text.contains("isFailing'."))
  }

  // holds: SESSION-15
  @Test func `an action is left out with all that it caused`() async throws {
    try await Pantry.record(to: file.url)
    let causes = try ActionCauses(try Recording(contentsOf: file.url))
    #expect(causes.possible([2, 3, 4, 6, 7, 8]) == [3, 4, 8])
    #expect(causes.possible(Array(1...14)) == Array(1...14))
  }

  // holds: SESSION-13
  @Test(arguments: [[], [0], [3, 4], [0, 99], [10, 50, 51, 90], Array(0..<100)])
  func `the shortest list has exactly the needed elements`(needed: [Int]) {
    var trials = 0
    let found = DeltaDebugging.shortest(Array(0..<100)) { part in
      trials += 1
      return Set(part).isSuperset(of: needed) ? part : nil
    }
    #expect(found == needed)
    #expect(trials < 100 * 100)
  }
}

@Reducer
private struct Switches {
  struct State: Equatable, Codable, Sendable {
    var isOn: [Int: Bool] = [:]
    var count = 0
  }

  enum Action: Codable, Sendable { case flipped(Int), complained, counted }

  static let count = LockIsolated(0)

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .flipped(let number): state.isOn[number, default: false].toggle()
      case .complained: reportIssue("Planted")
      case .counted:
        state.count = Self.count.withValue { count in
          count += 1
          return count
        }
      }
      return .none
    }
  }
}

extension Switches: SessionFeature {
  static var feature: Switches { Switches() }
  static func isFailing(_ state: State) -> Bool { state.isOn[13] == true && state.isOn[150] == true }
}

private enum UntestedSwitches: SessionFeature {
  static var feature: Switches { Switches() }
  static func isFailing(_ state: Switches.State) -> Bool { Switches.isFailing(state) }
  static var testedModules: [String] { [] }
}

/// The planted bug: a tap fails.
@Reducer
private struct Rows: SessionFeature {
  @Reducer
  struct Row {
    struct State: Codable, Equatable, Identifiable, Sendable { let id: Int }
    enum Action: Codable, Sendable { case tapped }

    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  struct State: Codable, Equatable, Sendable {
    var rows: IdentifiedArrayOf<Row.State> = []
    var taps = 0
  }

  enum Action: Codable, Sendable {
    case added(Int)
    case rows(IdentifiedActionOf<Row>)
  }

  static var feature: Rows { Rows() }
  static func isFailing(_ state: State) -> Bool { state.taps > 0 }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let id): state.rows.append(Row.State(id: id))
      case .rows(.element(id: _, action: .tapped)): state.taps += 1
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}
