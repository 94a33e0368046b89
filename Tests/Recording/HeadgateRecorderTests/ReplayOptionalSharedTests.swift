// Tests of: REC-82, SHARED-56

import CustomDump
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ReplayOptionalSharedTests {
  @Reducer struct Visit {
    @ObservableState
    struct State: Equatable, Codable, Sendable {
      @Shared(.inMemory("visit guest")) var guest: String? = "guest"
      @SharedReader(.inMemory("visit guest")) var reader: String? = "guest"
      var room: Room?
      var seen: [String] = []
    }

    struct Room: Equatable, Codable, Sendable {
      @Shared(.inMemory("visit chairs")) var chairs: Int? = 3
      @Shared(.inMemory("visit table")) var table: Int?
    }

    enum Action: Codable, Sendable {
      case opened, closed, see
      case guestChanged(String?)
      case chairsChanged(Int?)
      case tableChanged(Int?)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .opened: state.room = Room()
        case .closed: state.room = nil
        case .guestChanged(let guest): state.$guest.withLock { $0 = guest }
        case .chairsChanged(let chairs): state.room?.$chairs.withLock { $0 = chairs }
        case .tableChanged(let table): state.room?.$table.withLock { $0 = table }
        case .see:
          let room = state.room.map { "\($0.chairs as Any) \($0.table as Any)" } ?? "-"
          state.seen.append("\(state.guest ?? "-") \(state.reader ?? "-") \(room)")
        }
        return .none
      }
    }
  }

  private let file = TemporaryFile()

  // holds: SHARED-56, REC-82
  @Test func `a replay has the default of an optional value, and its nil`() throws {
    let store = Store(initialState: Visit.State()) {
      Visit()
    } withDependencies: {
      $0.context = .live
      $0.defaultInMemoryStorage = InMemoryStorage()
    }
    let recorder = try store.record(to: file.url, options: RecordingOptions(snapshotInterval: 2))
    let actions: [Visit.Action] = [
      .see, .opened, .see, .chairsChanged(nil), .tableChanged(4), .see, .closed, .opened, .see, .guestChanged(nil),
      .see,
      .guestChanged("Ann"), .chairsChanged(5), .tableChanged(nil), .see,
    ]
    for action in actions { store.send(action) }
    try recorder.stop()
    let expected = [
      "guest guest -", "guest guest Optional(3) nil", "guest guest nil Optional(4)", "guest guest nil Optional(4)",
      "- - nil Optional(4)", "Ann Ann Optional(5) nil",
    ]
    #expect(store.seen == expected)
    let replay = try Replay<Visit.State, Visit.Action>(try Recording(contentsOf: file.url)) { Visit() }
    #expect(try replay.check() == nil)
    #expect(replay.findings.isEmpty)
    try replay.go(to: UInt64(actions.count))
    #expect(replay.state.seen == expected)
    try replay.go(to: 3)
    #expect(replay.state.seen == Array(expected.prefix(2)))
    #expect(replay.state.room?.chairs == 3)
  }
}
