import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ReplayTests {
  private let file = TemporaryFile()

  // holds: REC-7
  @Test func `the checked mode finds the first action whose reducer depends on something else`() throws {
    let store = Store(initialState: Impure.State()) { Impure() }
    let recorder = try store.record(to: file.url, options: RecordingOptions(states: .checked))
    for number in 1...300 { store.send(number == 217 ? .readGlobal : .step) }
    try recorder.stop()
    let replay = try Replay(try Recording(contentsOf: file.url)) { Impure() }
    let divergence = try #require(try replay.check())
    #expect(divergence.actions == 217...217)
    #expect(divergence.action?.name == ".readGlobal")
    let value = Impure.global.value
    #expect(divergence.difference.contains(#"-         [0]: \#(value - 1)"#))
    #expect(divergence.difference.contains(#"+         [0]: \#(value)"#))
    #expect("\(divergence)".contains("after action 217, '.readGlobal'"))
  }

  // holds: REC-8
  @Test func `without the checked mode, a difference is found between two recorded states`() throws {
    let store = Store(initialState: Impure.State()) { Impure() }
    let recorder = try store.record(to: file.url)
    for number in 1...250 { store.send(number == 217 ? .readGlobal : .step) }
    try recorder.stop()
    let replay = try Replay(try Recording(contentsOf: file.url)) { Impure() }
    let divergence = try #require(try replay.check())
    #expect(divergence.actions.contains(217))
    #expect(divergence.actions.count <= 250)
  }

  // holds: REC-9
  @Test func `shared values keep their structure, and changes from outside are repeated`() async throws {
    let outside = Shared(wrappedValue: [String](), .inMemory("books"))
    let store = Store(initialState: Library.State()) {
      Library { outside.withLock { $0.append("by other code") } }
    }
    let recorder = try store.record(to: file.url)
    store.send(.addBook("Emma"))
    store.send(.countTapped)
    store.send(.countTapped)
    store.send(.noteCounts)
    outside.withLock { $0.append("Dune") }
    store.send(.addBook("Ulysses"))
    store.send(.openTapped)
    store.send(.openedTapped)
    await store.send(.waitTapped).finish()
    try recorder.stop()
    let state = store.withState { $0 }
    #expect(state.books == ["Emma", "2", "Dune", "Ulysses", "by other code", "by an effect", "waited"])

    let recording = try Recording(contentsOf: file.url)
    let replay = try Replay(recording) { Library {} }
    let count = try #require(replay.actions).upperBound
    try replay.go(to: count)
    #expect(replay.state.books == state.books)
    #expect(replay.state.second.count == 2)
    #expect(replay.state.opened?.count == state.opened?.count)
    #expect(try replay.check() == nil)
    #expect(replay.findings.isEmpty)
    // Backwards: shared values return to what they were.
    try replay.go(to: 2)
    #expect(replay.state.books == ["Emma"])
    #expect(replay.state.second.count == 1)
    // The replay changed nothing outside.
    #expect(outside.wrappedValue == state.books)
  }

  // holds: REC-81
  @Test(arguments: [RecordingOptions.States.snapshots, .checked, .everyState])
  func `changes of shared values between actions belong to the moment when they were made`(
    _ states: RecordingOptions.States
  ) async throws {
    let outside = Shared(wrappedValue: [String](), .inMemory("books"))
    outside.withLock { $0 = [] }
    let store = Store(initialState: Library.State()) { Library {} }
    let recorder = try store.record(to: file.url, options: RecordingOptions(states: states, snapshotInterval: 1))
    outside.withLock { $0.append("before the first action") }
    store.send(.addBook("Emma"))
    outside.withLock { $0.append("between two actions") }
    store.send(.addBook("Dune"))
    outside.withLock { $0.append("before the end") }
    try recorder.stop()

    let replay = try Replay(try Recording(contentsOf: file.url)) { Library {} }
    #expect(replay.state.books == ["before the first action"])
    #expect(try replay.check() == nil)
    #expect(replay.findings.isEmpty)
    #expect(replay.state.books == outside.wrappedValue)
    try replay.go(to: 1)
    #expect(replay.state.books == ["before the first action", "Emma", "between two actions"])
  }

  // holds: REC-113
  @Test func `a recording of every state needs no pure reducer`() throws {
    let store = Store(initialState: Impure.State()) { Impure() }
    let recorder = try store.record(to: file.url, options: RecordingOptions(states: .everyState))
    var states = [store.withState { $0 }]
    for action in [.step, .readGlobal, .step, .readGlobal, .step] as [Impure.Action] {
      store.send(action)
      states.append(store.withState { $0 })
    }
    try recorder.stop()
    let replay = try Replay(try Recording(contentsOf: file.url)) { Impure() }
    for number in [5, 2, 4, 0, 3] as [UInt64] {
      try replay.go(to: number)
      #expect(replay.state == states[Int(number)])
    }
    try replay.go(to: 0)
    while let action = try replay.next() { #expect(replay.state == states[Int(action.number)]) }
    #expect(replay.position == 5)
    // A check runs the reducers.
    #expect(try replay.check()?.actions == 2...2)
  }

  // holds: REC-10
  @Test func `a recording that begins in the middle replays from there`() throws {
    let store = Store(initialState: Impure.State()) { Impure() }
    for _ in 1...10 { store.send(.step) }
    let recorder = try store.record(to: file.url)
    for _ in 1...5 { store.send(.step) }
    try recorder.stop()
    let replay = try Replay(try Recording(contentsOf: file.url)) { Impure() }
    #expect(replay.actions == 11...15)
    #expect(replay.state.steps == 10)
    try replay.go(to: 13)
    #expect(replay.state.steps == 13)
    #expect(throws: ReplayError.self) { try replay.go(to: 9) }
  }

  // holds: REC-11
  @Test func `types that are not codable are recorded as texts, and the replay says so`() throws {
    let store = Store(initialState: Plain.State()) { Plain() }
    let recorder = try store.record(to: file.url)
    store.send(.tapped(Plain.Payload(name: "Blob")))
    try recorder.stop()
    let recording = try Recording(contentsOf: file.url)
    let action = try #require(try recording.action(1))
    #expect(action.coding == .dump)
    #expect(action.payload.contains("Blob"))
    #expect(try recording.snapshots().last?.state.contains("Blob") == true)
  }

  // holds: REC-12
  @Test func `an action whose type has changed is named, with what is wrong`() throws {
    let store = Store(initialState: Impure.State()) { Impure() }
    let recorder = try store.record(to: file.url)
    store.send(.step)
    store.send(.readGlobal)
    try recorder.stop()
    let replay = try Replay(try Recording(contentsOf: file.url)) {
      Reduce<Impure.State, Renamed> { state, _ in
        state.steps += 1
        return .none
      }
    }
    try replay.go(to: 1)
    let error = #expect(throws: ReplayError.self) { try replay.go(to: 2) }
    #expect("\(try #require(error))".contains("Action 2, '.readGlobal', cannot be decoded"))
    #expect(replay.position == 1)
  }

  private enum Renamed: Codable { case step, readVariable }
}

@Reducer
struct Plain {
  struct Payload { var name: String }
  struct State { var names: [Payload] = [] }
  enum Action { case tapped(Payload) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .tapped(let payload) = action { state.names.append(payload) }
      return .none
    }
  }
}
