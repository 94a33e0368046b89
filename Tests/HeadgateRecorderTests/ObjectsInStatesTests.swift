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
