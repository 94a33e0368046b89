// Tests of: REC-40, REC-41, REC-44, REC-45, REC-46

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LibraryTypesTests {
  private let file = TemporaryFile()

  // holds: REC-40, REC-44, REC-45, REC-46
  @Test func `each type of the library in actions and states is recorded and replayed`() async throws {
    let store = Store(initialState: Office.State()) {
      Office()
    } withDependencies: {
      $0.context = .live
    }
    // Another store has used ids before.
    store.send(.view(.openTapped))
    let recorder = try store.record(to: file.url, options: RecordingOptions(states: .checked, snapshotInterval: 4))
    store.send(.set(\.pin, Redacted("1234")))
    store.send(.view(.guestCame))
    store.send(.path(.push(id: 700_000, state: .hall(Hall.State(name: "lobby")))))
    store.send(.view(.openTapped))
    store.send(.path(.element(id: 700_000, action: .hall(.renamed("entrance")))))
    store.send(.desks(.element(id: 2, action: .taken)))
    store.send(.view(.askTapped))
    store.send(.alert(.presented(.no(reason: "rain"))))
    store.send(.view(.chooseTapped))
    store.send(.dialog(.dismiss))
    await ViewStore<Office>(store).scope(state: \.door, action: \.door).send(.knocked).finish()
    store.send(.path(.popFrom(id: try #require(store.path.ids.last))))
    store.send(.view(.askTapped))
    try recorder.stop()
    let state = store.withState { $0 }
    #expect(state.door.isOpen)
    #expect(state.path.count == 2)

    let recording = try Recording(contentsOf: file.url)
    let actions = try recording.actions()
    #expect(actions.count == 15)
    #expect(actions.filter { $0.coding != .json }.map(\.name) == [])
    let replay = try Replay(recording) { Office() }
    let divergence = try replay.check()
    #expect(divergence == nil, "\(divergence?.description ?? "")")
    #expect(replay.findings.isEmpty)
    #expect(replay.state.path == state.path)
    #expect(replay.state.desks == state.desks)
    #expect(replay.state.alert == state.alert)
    #expect(replay.state.answers == state.answers)
    #expect(replay.state.counted == 1)
    for number in actions.map(\.number).reversed() { try replay.go(to: number) }
    #expect(replay.state.path.count == 1)
  }

  // holds: REC-41
  @Test func `a binding without a name is recorded as a text, and a replay says so`() throws {
    let store = Store(initialState: Office.State()) { Office() }
    let recorder = try store.record(to: file.url)
    store.send(.set(\.desks[0].isTaken, true))
    try recorder.stop()
    let recording = try Recording(contentsOf: file.url)
    let action = try #require(try recording.action(1))
    #expect(action.coding == .dump)
    #expect(action.payload.contains("Not encoded: A binding of \"Office\" cannot be encoded"))
    #expect(action.payload.hasSuffix("[CORE-44]"))
    #expect(throws: ReplayError.self) { try Replay(recording) { Office() }.check() }
  }
}
