// Tests of: REC-13, REC-14, REC-15

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RecorderLifetimeTests {
  private let file = TemporaryFile()

  // holds: REC-13
  @Test func `sealed and gated actions are recorded with all their values`() async throws {
    let store = Store(initialState: Account.State()) { Account() }
    let recorder = try store.record(to: file.url)
    await store.scope(state: \.login, action: \.login).send(.view(.loginTapped("Blob"))).finish()
    try recorder.stop()
    let recording = try Recording(contentsOf: file.url)
    let actions = try recording.actions()
    #expect(actions.count == 3)
    #expect(actions.allSatisfy { $0.coding == .json && $0.payload.contains("Blob") })
    let replay = try Replay(recording) { Account() }
    #expect(try replay.check() == nil)
    try replay.go(to: 3)
    #expect(replay.state.user == "Blob")
  }

  // holds: REC-14
  @Test func `the store of a child is not recorded, and the error says which store is`() throws {
    let store = Store(initialState: Pair.State()) { Pair() }
    let child = store.scope(state: \.left, action: \.left)
    let error = #expect(throws: RecordingError.self) { _ = try child.record(to: file.url) }
    #expect("\(try #require(error))".contains("Record the store that it was scoped from"))
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
  }

  // holds: REC-15
  @Test func `a released recorder ends the recording, and what happened is in the file`() async throws {
    let store = Store(initialState: Impure.State()) { Impure() }
    var recorder: SessionRecorder? = try store.record(to: file.url)
    store.send(.step)
    try #require(recorder).flush()
    #expect(try Recording(contentsOf: file.url).actionCount() == 1)
    store.send(.step)
    recorder = nil
    store.send(.step)
    let recording = try Recording(contentsOf: file.url)
    // The file is written on another thread.
    while try recording.actionCount() < 2 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try recording.actionCount() == 2)
  }

  // holds: REC-15
  @Test func `a stopped recorder has written the last state`() throws {
    let store = Store(initialState: Impure.State()) { Impure() }
    let recorder = try store.record(to: file.url)
    for _ in 1...7 { store.send(.step) }
    try recorder.stop()
    try recorder.stop()
    store.send(.step)
    let recording = try Recording(contentsOf: file.url)
    #expect(try recording.snapshotNumbers() == [0, 7])
    #expect(try recording.actionCount() == 7)
    // The log is merged: the recording is one file.
    #expect(((try? Data(contentsOf: URL(filePath: file.url.path + "-wal"))) ?? Data()).isEmpty)
  }
}

@Reducer
private struct Pair {
  @ObservableState
  struct State: Codable, Sendable { var left = Impure.State() }
  enum Action: Codable, Sendable { case left(Impure.Action) }
  var body: some ReducerOf<Self> { Scope(\.left, action: \.left) { Impure() } }
}

@Reducer
private struct Account {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var login = Login.State()
    var user: String?
  }

  enum Action: Codable, Sendable {
    case login(Gate<Login>)
  }

  var body: some ReducerOf<Self> {
    Scope(\.login, action: \.login) { Login() }
    Reduce { state, action in
      if case .login(.delegate(.loggedIn(let user))) = action { state.user = user }
      return .none
    }
  }
}

@Reducer
private struct Login {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var name = ""
  }

  enum Action: GatedAction, Codable, Sendable {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)
    enum View: Codable, Sendable { case loginTapped(String) }
    enum Delegate: Codable, Sendable { case loggedIn(String) }
    @Sealed fileprivate enum InternalEvent: Codable, Sendable { case answered(String) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.loginTapped(let name)):
        state.name = name
        return .run { send in await send(.internal(.answered(name))) }
      case .internal(.answered(let name)): return .send(.delegate(.loggedIn(name)))
      case .delegate: return .none
      }
    }
  }
}
