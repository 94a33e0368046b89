import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CompatibilityTests {
  private let file = TemporaryFile()

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
}
