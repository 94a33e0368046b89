// Tests of: REC-91, REC-102, REC-113, REC-115, SESSION-6

import Foundation
import Headgate
import HeadgateRecordings
import HeadgateShared
import HeadgateSupport
import Testing

@testable import HeadgateRecorder

@MainActor
struct ObjectsInStatesTests {
  private let file = TemporaryFile()

  /// Records three actions that add 1, 2 and 3 to an object in the state.
  private func recording() throws -> Recording {
    let store = Store(initialState: Shelf.State()) { Shelf() }
    let recorder = try store.record(to: file.url)
    for count in 1...3 { store.send(.added(count)) }
    try recorder.stop()
    return try Recording(contentsOf: file.url)
  }

  // holds: REC-115
  @Test(arguments: [1, 1000] as [UInt64]) func `each state is as it was after its action`(interval: UInt64) throws {
    let replay = try Replay(recording()) { Shelf() }
    replay.checkpointInterval = interval
    for (number, count) in [(3, 6), (1, 1), (2, 3), (0, 0), (3, 6), (0, 0), (1, 1)] as [(UInt64, Int)] {
      try replay.go(to: number)
      #expect(replay.state.bottles.count == count)
      #expect(replay.state.numbers == Array([1, 2, 3].prefix(Int(number))))
    }
    #expect(try replay.check() == nil)
  }

  // holds: REC-115
  @Test func `a copy of a state does not change later`() throws {
    let replay = try Replay(recording()) { Shelf() }
    try replay.go(to: 1)
    let state = replay.state
    try replay.go(to: 3)
    #expect(state.bottles.count == 1)
    #expect(replay.state.bottles.count == 6)
  }

  // holds: REC-115
  @Test func `actions that are left out change no object`() throws {
    let replay = try Replay(recording(), skipping: [2]) { Shelf() }
    for (number, count) in [(3, 4), (2, 1), (0, 0), (3, 4)] as [(UInt64, Int)] {
      try replay.go(to: number)
      #expect(replay.state.bottles.count == count)
    }
  }

  // holds: REC-115
  @Test func `shared values stay shared, and have the value of the moment`() throws {
    let store = Store(initialState: SharedShelf.State()) { SharedShelf() }
    let recorder = try store.record(to: file.url)
    for _ in 1...3 { store.send(.added) }
    try recorder.stop()
    let replay = try Replay(Recording(contentsOf: file.url)) { SharedShelf() }
    replay.checkpointInterval = 1
    for number in [3, 1, 2, 0, 3] as [UInt64] {
      try replay.go(to: number)
      let state = replay.state
      #expect(state.first == Int(number))
      #expect(state.second == Int(number))
      #expect(state.bottles.count == Int(number))
    }
    #expect(try replay.check() == nil)
  }

  // holds: REC-115
  @Test func `a shared value that the recorded reducer did not create has the value of the moment`() throws {
    let store = Store(initialState: Notes.State()) { Notes(isNew: false) }
    let recorder = try store.record(to: file.url)
    for _ in 1...4 { store.send(.added) }
    try recorder.stop()
    let replay = try Replay(Recording(contentsOf: file.url)) { Notes(isNew: true) }
    // No seek takes a recorded state, which has no such value.
    replay.checkpointInterval = 2
    for number in [1, 2, 3, 4, 3, 2, 4, 3, 0, 1, 2, 4, 1] as [UInt64] {
      try replay.go(to: number)
      #expect(replay.state.count?.wrappedValue == (number == 0 ? nil : Int(number)))
      #expect(replay.state.key?.wrappedValue == (number == 0 ? nil : Int(number)))
    }
  }

  // holds: REC-115
  @Test func `a state that cannot be decoded is replayed from one before it`() throws {
    let store = Store(initialState: Strict.State()) { Strict() }
    let recorder = try store.record(to: file.url)
    // The last state is recorded, and no seek reaches it.
    for _ in 1...5 { store.send(.added) }
    try recorder.stop()
    let replay = try Replay(Recording(contentsOf: file.url)) { Strict() }
    replay.checkpointInterval = 2
    for number in [1, 2, 3, 4, 3, 2, 1, 0, 2, 3, 4, 2] as [UInt64] {
      try replay.go(to: number)
      #expect(replay.position == number)
      #expect(replay.state.count == Int(number))
      #expect(replay.state.bottles.count == Int(number))
      #expect(replay.state.shared == Int(number))
    }
  }

  // holds: REC-115
  @Test func `a recorded state that cannot be decoded is computed from one before it`() throws {
    let store = Store(initialState: Strict.State()) { Strict() }
    let recorder = try store.record(to: file.url, options: RecordingOptions(snapshotInterval: 1))
    for _ in 1...5 { store.send(.added) }
    try recorder.stop()
    let recording = try Recording(contentsOf: file.url)
    #expect(try recording.snapshotNumbers() == [0, 1, 2, 3, 4, 5])
    let replay = try Replay(recording) { Strict() }
    replay.checkpointInterval = 1
    for number in [5, 0, 4, 1, 3, 2, 5] as [UInt64] {
      try replay.go(to: number)
      #expect(replay.position == number)
      #expect(replay.state.count == Int(number))
      #expect(replay.state.shared == Int(number))
    }
  }

  // holds: REC-115
  @Test func `a recorded state that cannot be decoded is read once`() throws {
    let store = Store(initialState: Strict.State()) { Strict() }
    let recorder = try store.record(to: file.url, options: RecordingOptions(snapshotInterval: 1))
    for _ in 1...20 { store.send(.added) }
    try recorder.stop()
    let replay = try Replay(Recording(contentsOf: file.url)) { Strict() }
    // Every seek to the last action wants a recorded state, and the one after the first action is the last that can be decoded.
    replay.checkpointInterval = 18
    let decodings = LockIsolated(0)
    try Strict.$decodings.withValue(decodings) {
      for _ in 1...5 {
        try replay.go(to: 20)
        try replay.go(to: 0)
      }
    }
    #expect(decodings.value >= 20)
    #expect(decodings.value < 50)
  }

  // holds: REC-113
  @Test func `a state that cannot be decoded is an error if each state was recorded`() throws {
    let store = Store(initialState: Strict.State()) { Strict() }
    let recorder = try store.record(to: file.url, options: RecordingOptions(states: .everyState))
    for _ in 1...3 { store.send(.added) }
    try recorder.stop()
    let replay = try Replay(Recording(contentsOf: file.url)) { Strict() }
    try replay.go(to: 1)
    #expect {
      try replay.go(to: 2)
    } throws: { error in
      guard case ReplayError.unreadableState(after: 2, _) = error else { return false }
      return true
    }
    #expect(replay.position == 1)
    #expect(replay.state.shared == 1)
  }

  // holds: REC-115
  @Test(arguments: [RecordingOptions.States.everyState, .checked, .snapshots])
  func `each kind of recording goes back`(states: RecordingOptions.States) throws {
    let store = Store(initialState: Shelf.State()) { Shelf() }
    let options = RecordingOptions(states: states, snapshotInterval: 4)
    let recorder = try store.record(to: file.url, options: options)
    for count in 1...30 { store.send(.added(count)) }
    try recorder.stop()
    let replay = try Replay(Recording(contentsOf: file.url)) { Shelf() }
    replay.checkpointInterval = 2
    let actions = try #require(replay.actions)
    for number in [
      actions.upperBound, replay.first, actions.lowerBound, actions.upperBound - 1, actions.lowerBound + 1,
    ] {
      try replay.go(to: number)
      #expect(replay.state.bottles.count == Int(number * (number + 1) / 2))
      #expect(replay.state.numbers == Array([Int](1...30).prefix(Int(number))))
    }
    #expect(try replay.check() == nil)
  }

  // holds: REC-91, REC-115
  @Test(arguments: [1, 1000] as [UInt64])
  func `a state with an object and a part of a shared value is as it was after its action`(interval: UInt64) throws {
    let store = Store(initialState: Label.State()) { Label() }
    let recorder = try store.record(to: file.url)
    for _ in 1...5 { store.send(.added) }
    try recorder.stop()
    let replay = try Replay(Recording(contentsOf: file.url)) { Label() }
    replay.checkpointInterval = interval
    var copies: [(UInt64, Label.State)] = []
    for number in [5, 1, 4, 3, 0, 5, 2] as [UInt64] {
      try replay.go(to: number)
      copies.append((number, replay.state))
      #expect(replay.state.text.count == Int(number))
      #expect(replay.state.part?.wrappedValue == (number < 2 ? nil : Int(number)))
    }
    for (number, state) in copies { #expect(state.bottles.count == Int(number)) }
    #expect(try replay.check() == nil)
  }

  // holds: REC-115
  @Test(arguments: [1, 1000] as [UInt64]) func `a replay of a running session goes back`(interval: UInt64) throws {
    let store = Store(initialState: SharedShelf.State()) { SharedShelf() }
    let recorder = try store.record(to: file.url)
    let shared = store.withState { $0.$first }
    try recorder.flush()
    let replay = try Replay(Recording(contentsOf: file.url)) { SharedShelf() }
    replay.checkpointInterval = interval
    for number in 1...4 as ClosedRange<UInt64> {
      shared.withLock { $0 += 10 }
      try recorder.flush()
      #expect(try replay.extend())
      #expect(replay.state.second == 11 * Int(number) - 1)
      store.send(.added)
      try recorder.flush()
      try replay.extend()
      for other in [number, number - 1, 0, number] {
        try replay.go(to: other)
        #expect(replay.state.bottles.count == Int(other))
        #expect(replay.state.second == 11 * Int(other) + (other == number ? 0 : 10))
      }
    }
    try recorder.stop()
    #expect(try replay.check() == nil)
  }

  // holds: REC-102, REC-115
  @Test func `a kept state is not migrated again`() throws {
    let replay = try Replay(recording(), migrations: [.state { $0["numbers"] = .array([.integer(7)]) }]) { Shelf() }
    // No seek takes a recorded state.
    replay.checkpointInterval = 2
    for number in [1, 2, 3, 2, 3, 0, 1] as [UInt64] {
      try replay.go(to: number)
      #expect(replay.state.numbers == [7] + Array([1, 2, 3].prefix(Int(number))))
    }
  }

  // holds: REC-115
  @Test func `a shared value that the recording does not have stays the same one`() throws {
    let store = Store(initialState: Outsider.State()) { Outsider() }
    let recorder = try store.record(to: file.url)
    for action in [.taken, .added, .added] as [Outsider.Action] { store.send(action) }
    try recorder.stop()
    let replay = try Replay(Recording(contentsOf: file.url)) { Outsider() }
    try replay.go(to: 1)
    let count = replay.state.count
    for added in 1...2 {
      try replay.go(to: UInt64(1 + added))
      #expect(replay.state.count == count + added)
    }
  }

  // holds: SESSION-6
  @Test func `a written test of an observable state with an object has few assertions`() throws {
    let store = Store(initialState: Window.State()) { Window() }
    let recorder = try store.record(to: file.url)
    for _ in 1...2 { store.send(.filled) }
    try recorder.stop()
    let replay = try Replay(Recording(contentsOf: file.url)) { Window() }
    let test = try TestWriter(replay, of: TestedFeature(code: "Window()", modules: [])).test().text
    #expect(
      test.contains(
        """
            await store.send(.filled) {
              $0.bottles = try recorded(#"{"count":2}"#)
              $0.fillings = 2
            }
        """
      )
    )
  }

  @Test func `kept texts lie in all parts of a session`() {
    let context = SharedContext()
    let moment = SharedRegistry.ofReplay(in: context).moment()
    for limit in [20, 30, 40, 50, 100, 170] as [Int] {
      var checkpoints = Checkpoints<Int>(limit: limit)
      for action in 0..<1000 as Range<UInt64> {
        checkpoints.append(
          .init(action: action, state: .text(String(repeating: "x", count: 10)), shared: moment, readChanges: 0)
        )
        #expect(checkpoints.last(atOrBefore: action)?.action == action)
        #expect(checkpoints.count <= limit / 10)
      }
      let distances = (0..<999 as Range<UInt64>).map { $0 - (checkpoints.last(atOrBefore: $0)?.action ?? 0) }
      #expect(distances.max() ?? 0 <= 2 * 1000 * 10 / (limit - 10), "\(limit)")
    }
  }

  @Test func `kept texts have a limit, and the first state stays`() {
    var checkpoints = Checkpoints<Int>(limit: 100)
    let context = SharedContext()
    let moment = SharedRegistry.ofReplay(in: context).moment()
    for action in 0..<1000 as Range<UInt64> {
      let text = String(repeating: "x", count: 10)
      checkpoints.append(.init(action: action, state: .text(text), shared: moment, readChanges: 0))
      #expect(checkpoints.count <= 10)
      #expect(checkpoints.last(atOrBefore: action)?.action == action)
    }
    #expect(checkpoints.last(atOrBefore: 0)?.action == 0)
    for action in 0..<1000 as Range<UInt64> {
      let nearest = checkpoints.last(atOrBefore: action)?.action
      #expect(action - (nearest ?? 0) < 300)
    }
    // A state that is kept as it is shares its memory with the next ones, and counts as none.
    var values = Checkpoints<Int>(limit: 100)
    for action in 0..<1000 as Range<UInt64> {
      values.append(.init(action: action, state: .value(1), shared: moment, readChanges: 0))
    }
    #expect(values.count == 1000)
  }
}

private final class Bottles: Codable {
  var count = 0
}

@Reducer
private struct Shelf {
  struct State: Codable {
    var bottles = Bottles()
    var numbers: [Int] = []
  }
  enum Action: Codable { case added(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let count):
        state.bottles.count += count
        state.numbers.append(count)
      }
      return .none
    }
  }
}

@Reducer
private struct SharedShelf {
  struct State: Codable {
    @Shared var first: Int
    @Shared var second: Int
    var bottles = Bottles()

    init() {
      let count = Shared(value: 0)
      _first = count
      _second = count
    }
  }
  enum Action: Codable { case added }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.bottles.count += 1
      state.$first.withLock { $0 += 1 }
      return .none
    }
  }
}

/// A feature whose reducer creates more shared values after the recording.
@Reducer
private struct Notes {
  struct State: Codable {
    var bottles = Bottles()
    var count: Shared<Int>?
    var key: Shared<Int>?
  }
  enum Action: Codable { case added }

  let isNew: Bool

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.bottles.count += 1
      guard isNew else { return .none }
      state.count = state.count ?? Shared(value: 0)
      state.key = state.key ?? Shared(wrappedValue: 0, .inMemory("notes"))
      state.count?.withLock { $0 += 1 }
      state.key?.withLock { $0 += 1 }
      return .none
    }
  }
}

/// A feature some of whose states cannot be decoded.
@Reducer
private struct Strict {
  /// How many states were decoded.
  @TaskLocal static var decodings: LockIsolated<Int>?

  struct State: Codable {
    var bottles = Bottles()
    @Shared var shared: Int
    var count = 0

    init() {
      _shared = Shared(value: 0)
    }

    init(from decoder: any Decoder) throws {
      Strict.decodings?.withValue { $0 += 1 }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      bottles = try container.decode(Bottles.self, forKey: .bottles)
      _shared = try container.decode(Shared<Int>.self, forKey: .shared)
      count = try container.decode(Int.self, forKey: .count)
      guard count < 2 else { throw CancellationError() }
    }
  }
  enum Action: Codable { case added }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.bottles.count += 1
      state.count += 1
      state.$shared.withLock { $0 += 1 }
      return .none
    }
  }
}

/// A feature whose state has an object, and from its second action on a part of a shared value.
@Reducer
private struct Label {
  struct Text: Codable, Equatable, Sendable { var count = 0 }

  struct State: Codable {
    var bottles = Bottles()
    @Shared var text: Text
    var part: Shared<Int>?

    init() {
      _text = Shared(value: Text())
    }
  }
  enum Action: Codable { case added }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.bottles.count += 1
      if state.bottles.count == 2 { state.part = state.$text.count }
      state.$text.withLock { $0.count += 1 }
      return .none
    }
  }
}

@Reducer
private struct Outsider {
  struct State: Codable {
    @Shared var count: Int
    var bottles = Bottles()
    init() { _count = Shared(value: 0) }
  }
  enum Action: Codable { case taken, added }

  static let known = Shared(value: 0)

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .taken: state.$count = Self.known
      case .added: state.$count.withLock { $0 += 1 }
      }
      return .none
    }
  }
}

@Reducer
private struct Window {
  @ObservableState
  struct State: Codable {
    var bottles = Bottles()
    var fillings = 0
    var others = 3
  }
  enum Action: Codable { case filled }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.bottles.count += 1
      state.fillings += 1
      return .none
    }
  }
}
