import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SessionRecorderTests {
  private let file = TemporaryFile()

  private func record(
    options: RecordingOptions = RecordingOptions(),
    _ use: (StoreOf<Notebook>) async throws -> Void
  ) async throws -> (Recording, Notebook.State) {
    let store = Store(initialState: Notebook.State()) {
      Notebook()
    } withDependencies: {
      $0.context = .live
    }
    let recorder = try store.record(to: file.url, options: options)
    try await use(store)
    try recorder.stop()
    return (try Recording(contentsOf: file.url), store.withState { $0 })
  }

  // holds: REC-1
  // seed: S1-5
  @Test func `actions are recorded with their names, payloads, causes and lines`() async throws {
    var line = 0
    let (recording, _) = try await record { store in
      line = #line + 1
      store.send(.addTapped("milk"))
      await store.send(.loadTapped).finish()
    }
    let actions = try recording.actions()
    #expect(actions.map(\.name) == [".addTapped(…)", ".loadTapped", ".loaded(…)", ".loaded(…)"])
    let effect = try #require(try recording.effects().first).number
    #expect(actions.map(\.cause) == [.outside, .outside, .effect(effect), .effect(effect)])
    #expect(actions[0].payload == #"{"addTapped":{"_0":"milk"}}"#)
    #expect(actions[0].file.hasSuffix("RecorderTests.swift"))
    #expect(actions[0].line == line)
    #expect(actions.allSatisfy { $0.duration > 0 && $0.coding == .json })
    #expect(actions.map(\.time) == actions.map(\.time).sorted())
  }

  // holds: REC-114
  @Test func `a recording says that its values were encoded on the actor of the store`() async throws {
    let (recording, _) = try await record { store in store.send(.addTapped("milk")) }
    #expect(try recording.info()["encoding"] == nil)
    let other = TemporaryFile()
    let store = Store(initialState: Crate.State()) { Crate() }
    let recorder = try store.record(to: other.url)
    store.send(.filled)
    try recorder.stop()
    #expect(try Recording(contentsOf: other.url).info()["encoding"] == "onActor")
  }

  // holds: REC-2
  @Test func `effects are recorded with their action, emissions and ending`() async throws {
    let (recording, _) = try await record { store in
      await store.send(.loadTapped).finish()
      store.send(.loadTapped)
      await store.send(.stopTapped).finish()
    }
    let effects = try recording.effects()
    #expect(effects.map(\.name) == ["load", "load"])
    #expect(effects.map(\.action) == [1, 4])
    #expect(effects.map(\.ending) == [.finished, .cancelled])
    #expect(effects.allSatisfy { effect in effect.end.map { $0 >= effect.start } ?? false })
    #expect(try recording.emissions(of: effects[0].number).count == 2)
  }

  // holds: REC-3
  @Test func `answers to reducers are recorded, and a replay repeats them`() async throws {
    let (recording, state) = try await record { store in
      for text in ["a", "b", "c"] { store.send(.addTapped(text)) }
      store.send(.rollTapped)
    }
    #expect(try recording.answers(to: 1).map(\.name) == ["uuid", "date"])
    #expect(try recording.answers(to: 4).map(\.name).allSatisfy { $0 == "random" })
    let replay = try Replay(recording) { Notebook() }
    try replay.go(to: 4)
    #expect(replay.state == state)
    #expect(replay.findings.isEmpty)
    #expect(try replay.check() == nil)
  }

  // holds: REC-4
  // seed: S1-23
  @Test func `a replay goes to any action, forwards and backwards`() async throws {
    let (recording, _) = try await record { store in
      for number in 1...2500 { store.send(.loaded(number)) }
    }
    let replay = try Replay(recording) { Notebook() }
    #expect(replay.actions == 1...2500)
    for number: UInt64 in [2500, 1, 0, 1234, 2499, 1000, 1001, 999] {
      try replay.go(to: number)
      #expect(replay.state.loads == Int(number * (number + 1) / 2))
      #expect(replay.position == number)
    }
    #expect(throws: ReplayError.self) { try replay.go(to: 2501) }
    try replay.go(to: 2499)
    #expect(try replay.next()?.number == 2500)
    #expect(try replay.next() == nil)
  }

  // holds: REC-5
  @Test func `a redacted value never reaches the file, and a replay names the reducer that read it`() async throws {
    let (recording, state) = try await record { store in
      store.send(.tokenChanged(Redacted("s3cret-of-Blob")))
      store.send(.checkToken)
    }
    #expect(state.hasToken)
    for end in ["", "-wal"] {
      let data = (try? Data(contentsOf: URL(filePath: file.url.path + end))) ?? Data()
      #expect(data.range(of: Data("s3cret-of-Blob".utf8)) == nil)
    }
    let replay = try Replay(recording) { Notebook() }
    let divergence = try #require(try replay.check())
    #expect(divergence.actions == 1...2)
    #expect(divergence.difference.contains("hasToken"))
    #expect(divergence.findings.map(\.action) == [2])
    #expect(divergence.findings.map(\.kind) == [.redacted(type: "String")])
  }

  // holds: REC-6
  @Test func `presented children are recorded and replayed`() async throws {
    let (recording, state) = try await record { store in
      store.send(.addTapped("milk"))
      store.send(.editTapped(store.notes[0].id))
      store.send(.editor(.presented(.textChanged("milk and bread"))))
      store.send(.editor(.presented(.saveTapped)))
    }
    #expect(state.notes.map(\.text) == ["milk and bread"])
    let replay = try Replay(recording) { Notebook() }
    try replay.go(to: 3)
    #expect(replay.state.editor?.text == "milk and bread")
    try replay.go(to: 4)
    #expect(replay.state == state)
    #expect(try replay.check() == nil)
  }

  // holds: REC-114
  @Test func `values that are not sendable are recorded whole, and replayed`() throws {
    let store = Store(initialState: Cellar.State()) { Cellar() }
    let recorder = try store.record(to: file.url)
    store.send(.added(Cellar.Bottles(count: 2)))
    try recorder.stop()
    let recording = try Recording(contentsOf: file.url)
    #expect(try recording.actions().map(\.coding) == [.json])
    #expect(
      try recording.info().keys.filter { $0.hasPrefix("type ") }.sorted() == [
        "type Cellar.Action", "type Cellar.State",
      ]
    )
    let replay = try Replay(recording) { Cellar() }
    try replay.go(to: 1)
    #expect(replay.state == store.withState { $0 })
    #expect(try replay.check() == nil)
  }
}

@Reducer
private struct Cellar {
  final class Bottles: Codable, Equatable {
    let count: Int
    init(count: Int) { self.count = count }
    static func == (left: Bottles, right: Bottles) -> Bool { left.count == right.count }
  }

  struct State: Codable, Equatable { var bottles = Bottles(count: 0) }
  enum Action: Codable { case added(Bottles) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let bottles): state.bottles = Bottles(count: state.bottles.count + bottles.count)
      }
      return .none
    }
  }
}

/// Its state may not leave the actor of the store.
@Reducer
private struct Crate {
  final class Bottle: Codable {}
  struct State: Codable { var bottles: [Bottle] = [] }
  enum Action: Codable, Sendable { case filled }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.bottles.append(Bottle())
      return .none
    }
  }
}
