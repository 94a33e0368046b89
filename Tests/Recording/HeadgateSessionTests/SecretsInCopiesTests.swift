// Tests of: REC-528

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// States with an object and a secret: a replay and a written test keep copies of them.
@MainActor
struct SecretsInCopiesTests {
  private let file = TemporaryFile()

  // holds: REC-528
  @Test(arguments: [1, 1000] as [UInt64]) func `a secret that a reducer set is there after the replay went back`(
    interval: UInt64
  ) throws {
    let store = Store(initialState: Safe.State()) { Safe() }
    let recorder = try store.record(to: file.url)
    for action in [.locked, .asked, .unlocked, .asked] as [Safe.Action] { store.send(action) }
    try recorder.stop()
    let replay = try Replay(Recording(contentsOf: file.url)) { Safe() }
    replay.checkpointInterval = interval
    for number in [4, 1, 2, 3, 4, 2, 1] as [UInt64] {
      try replay.go(to: number)
      #expect(replay.state.code.wrappedValue == ["", "1234", "1234", "", ""][Int(number)])
      #expect(replay.state.box.answers == [0, 0, 4, 4, 4][Int(number)])
    }
    #expect(try replay.check() == nil)
    #expect(replay.findings == [])
    #expect(replay.stateText().contains("1234") == false)
  }

  // holds: REC-528
  @Test func `a written test asserts a secret that a reducer set, and finds a wrong one`() async throws {
    let json = #"{"box":{"answers":0},"code":{"$redacted":true}}"#
    let store = try TestStore(recordedState: json, hasObjects: true) { Safe() }
    await store.send(.locked) { $0.code = Redacted("1234") }
    await store.send(.asked) { $0.box = Safe.Box(answers: 4) }
    await withKnownIssue { await store.send(.unlocked) { $0.code = Redacted("12345") } }
  }

  // holds: REC-528
  @Test func `a secret that nobody knows stays unknown in a copy`() async throws {
    let json = #"{"box":{"answers":0},"code":{"$redacted":true}}"#
    let store = try TestStore(recordedState: json, hasObjects: true) { Safe() }
    await withKnownIssue {
      await store.send(.asked)
    } matching: { issue in
      "\(issue)".contains("[REPLAYTEST-3]")
    }
  }
}

@Reducer
private struct Safe {
  final class Box: Codable, Equatable {
    var answers = 0
    init(answers: Int = 0) { self.answers = answers }
    static func == (left: Box, right: Box) -> Bool { left.answers == right.answers }
  }

  @ObservableState
  struct State: Codable, Equatable {
    var code = Redacted("")
    var box = Box()
  }

  enum Action: Codable, Sendable { case locked, unlocked, asked }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .locked: state.code = Redacted("1234")
      case .unlocked: state.code = Redacted("")
      case .asked: state.box.answers += state.code.wrappedValue.count
      }
      return .none
    }
  }
}
