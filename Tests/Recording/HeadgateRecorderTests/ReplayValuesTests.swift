// Tests of: REC-112

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ReplayValuesTests {
  private let file = TemporaryFile()

  // holds: REC-112
  @Test(arguments: [RecordingOptions.States.snapshots, .checked, .everyState])
  func `states and actions with rare values are replayed as they were`(states: RecordingOptions.States) throws {
    let store = Store(initialState: Values.State()) {
      Values()
    } withDependencies: {
      $0.context = .live
    }
    let recorder = try store.record(to: file.url, options: RecordingOptions(states: states, snapshotInterval: 1))
    var dumps = [String(customDumping: store.withState { $0 })]
    for action in [
      .step, .take(.number(-.infinity)), .take(.named("\u{0}\u{301}")), .ask, .turn, .take(nil),
      .takeAll(Values.State()),
      .turn, .ask, .take(.number(.nan)), .step,
    ] as [Values.Action] {
      store.send(action)
      dumps.append(String(customDumping: store.withState { $0 }))
    }
    try recorder.stop()
    let replay = try Replay(try Recording(contentsOf: file.url)) { Values() }
    #expect(try replay.check()?.description == nil)
    #expect(replay.findings.isEmpty)
    for interval in [1, 1000] as [UInt64] {
      replay.checkpointInterval = interval
      for number in [11, 3, 7, 1, 10, 0] as [UInt64] {
        try replay.go(to: number)
        #expect(String(customDumping: replay.state) == dumps[Int(number)])
        #expect(try String(customDumping: replay.stateApart()) == dumps[Int(number)])
      }
    }
  }

  // Foundation writes it as JSON that it cannot read.
  // holds: REC-112
  @Test func `a state with a decimal number that is none is recorded as a text, and replayed from another state`()
    throws
  {
    let store = Store(initialState: Values.State()) {
      Values()
    } withDependencies: {
      $0.context = .live
    }
    let recorder = try store.record(to: file.url, options: RecordingOptions(snapshotInterval: 1))
    store.send(.take(.named("NaN")))
    store.send(.price(0))
    store.send(.price(4))
    try recorder.stop()
    let recording = try Recording(contentsOf: file.url)
    let snapshots = try recording.snapshots()
    #expect(snapshots.map(\.coding) == [.json, .json, .dump, .json])
    #expect(snapshots[2].state.contains("Not encoded: a 'Decimal' that is not a number"))
    let replay = try Replay(recording) { Values() }
    #expect(try replay.check()?.description == nil)
    replay.checkpointInterval = 1
    try replay.go(to: 2)
    #expect(replay.state.decimals[0].isNaN)
    try replay.go(to: 3)
    #expect(replay.state.decimals == [0.25])
  }
}
