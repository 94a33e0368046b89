// Tests of: Replay/RecordingCompatibility.swift, Replay/RecordingMigration.swift, REC-101, REC-102, REC-561

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CompatibilityTests {
  private let file = TemporaryFile()
  private let lines = TemporaryFile()
  private let damaged = TemporaryFile()

  private func recording(states: RecordingOptions.States = .snapshots) throws -> Recording {
    try CartBefore.record(to: file.url, states: states)
    return try Recording(contentsOf: file.url)
  }

  // holds: REC-101
  @Test func `types that have not changed are the same`() throws {
    let compatibility = try CartBefore.compatibility(of: recording())
    #expect(compatibility.grade == .same)
    #expect(compatibility.changes.isEmpty && compatibility.problems.isEmpty)
    #expect("\(compatibility)" == "The types of the recording have not changed.")
  }

  // holds: REC-101
  @Test func `new, missing and other properties are named when all values can be decoded`() throws {
    let compatibility = try CartReadable.compatibility(of: recording())
    #expect(compatibility.grade == .readable)
    #expect(
      compatibility.changes == [
        "'Cart.State': 'coupon' of type 'String' is gone", "'Cart.State': 'note' of type 'Optional<String>' is new",
        "'Cart.State': 'total' was 'Int', and is 'Double'", "'CartItem': 'unit' of type 'Optional<String>' is new",
      ]
    )
    #expect(
      "\(compatibility)".hasPrefix("Types have changed since the recording. All recorded values can be decoded:\n• ")
    )
  }

  // holds: REC-101, REC-102
  @Test func `values that cannot be decoded are named, and no replay begins`() throws {
    let recording = try recording()
    let compatibility = try CartNow.compatibility(of: recording)
    #expect(compatibility.grade == .unreadable)
    #expect(
      compatibility.problems.map { $0.prefix { $0 != ":" } } == [
        "The state after action 0", "Action 1, '.view(.addTapped(…))'", "Action 2, '.added(…)'",
      ]
    )
    #expect(compatibility.problems[0].contains("'note' is missing"))
    #expect("\(compatibility)".contains("• Action 2, '.added(…)'"))
    let error = #expect(throws: ReplayError.self) { try CartNow.items(after: 1, of: recording, migrations: []) }
    #expect("\(try #require(error))".contains("'note' is missing"))
    #expect("\(try #require(error))".contains(#"'.state { $0["name"] = … }'"#))
  }

  // holds: REC-102
  @Test(arguments: [RecordingOptions.States.snapshots, .checked])
  func `a recording is replayed after a migration`(states: RecordingOptions.States) throws {
    let recording = try recording(states: states)
    #expect(try CartNow.compatibility(of: recording, migrations: CartNow.migrations).grade == .readable)
    let result = try CartNow.items(after: 3, of: recording, migrations: CartNow.migrations)
    #expect(result.items == ["Bag", "Milk", "Tea", "Bread"])
    #expect(result.total == 4)
    #expect(result.divergence == nil)
    #expect(try CartNow.items(after: 5, of: recording, migrations: CartNow.migrations).items == ["Oats"])
    // The migration of one action is missing.
    let withoutRename = Array(CartNow.migrations.dropFirst())
    let error = #expect(throws: ReplayError.self) {
      try CartNow.items(after: 3, of: recording, migrations: withoutRename)
    }
    #expect("\(try #require(error))".hasPrefix("Action 1, '.view(.addTapped(…))', cannot be decoded: .view"))
    #expect("\(try #require(error))".contains("'.renamed(action:to:)'"))
    let compatibility = try CartNow.compatibility(of: recording, migrations: withoutRename)
    #expect(compatibility.problems.count == 1)
  }

  // holds: REC-102
  @Test func `an error of a migration is the error of the replay`() throws {
    let recording = try recording()
    let migrations: [RecordingMigration] = [.state { _ in throw CancellationError() }]
    #expect(throws: ReplayError.self) { try CartNow.items(after: 1, of: recording, migrations: migrations) }
    #expect(try CartNow.compatibility(of: recording, migrations: migrations).problems.count == 3)
  }

  // holds: REC-561
  @Test func `values that were not encoded are no changed types, and are one line with a command`() throws {
    let store = Store(initialState: Scale.State()) { Scale() }
    let recorder = try store.record(to: file.url)
    for action in [Scale.Action.weighed(1), .weighed(.nan), .removed(.nan), .weighed(.nan)] { store.send(action) }
    try recorder.stop()
    let recording = try Recording(contentsOf: file.url)
    let compatibility = try Replay<Scale.State, Scale.Action>.compatibility(of: recording)
    #expect(compatibility.grade == .unreadable)
    #expect(compatibility.problems.count == 1)
    #expect(
      "\(compatibility)" == """
        Some values could not be encoded when they were recorded, so the session cannot be replayed:
        • Action 2, '.weighed(…)', was recorded as a text, and so were 2 other actions. 'headgate session show FILE 2' shows the \
        text, which ends with the reason if the type is 'Codable'.
        """
    )
    let error = #expect(throws: ReplayError.self) { try Replay(recording) { Scale() }.check() }
    let text = "\(try #require(error))"
    #expect(text.hasPrefix("Action 2, '.weighed(…)', was recorded as a text, because"))
    #expect(text.contains("'headgate session show FILE 2' shows the text"))
  }

  // holds: REC-561
  @Test func `a state that was not encoded is named with the command that shows it`() throws {
    let store = Store(initialState: Scale.State(total: .nan)) { Scale() }
    let recorder = try store.record(to: file.url)
    store.send(.weighed(1))
    try recorder.stop()
    let recording = try Recording(contentsOf: file.url)
    let problems = try Replay<Scale.State, Scale.Action>.compatibility(of: recording).problems
    #expect(problems.count == 1)
    #expect(
      problems[0].hasPrefix("The state after action 0 was recorded as a text. 'headgate session export FILE' shows")
    )
    let error = #expect(throws: ReplayError.self) { try Replay(recording) { Scale() } }
    #expect("\(try #require(error))".hasPrefix("The state after action 0 was recorded as a text, because"))
  }

  // holds: REC-561
  @Test func `a damaged value is no changed type, and its line has one full stop`() throws {
    let recording = try recording()
    var data = Data()
    try recording.exportLines { data += $0 }
    let text = String(decoding: data, as: UTF8.self).replacing(#"{\"cleared\":{}}"#, with: #"{\"cleared\":{}"#)
    try Data(text.utf8).write(to: lines.url)
    try Recording.importLines(lines.url, to: damaged.url)
    let compatibility = try CartBefore.compatibility(of: Recording(contentsOf: damaged.url))
    let start = "Some recorded values are not JSON, so the file was damaged or changed:\n• Action 4, '.cleared': "
    #expect("\(compatibility)".hasPrefix(start))
    #expect(!"\(compatibility)".contains(".."))
    #expect(!"\(compatibility)".contains("Types have changed"))
  }
}

@Reducer
private struct Scale {
  struct State: Codable, Equatable, Sendable { var total: Decimal = 0 }

  enum Action: Codable, Sendable { case weighed(Decimal), removed(Decimal) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .weighed(let amount) = action, !amount.isNaN { state.total += amount }
      return .none
    }
  }
}
