import Foundation
import Headgate
import HeadgateCore
import HeadgateRecordings
import HeadgateReplayTesting
import HeadgateSupport
import HeadgateTesting

@testable import HeadgateRecorder
@testable import HeadgateSession

/// Does what the written test of a recording does, without a compiler: each step asserts the whole state.
enum RecordedRun {
  /// Runs the steps after an action. The store reports what differs.
  @MainActor
  static func run<Feature: SessionFeature>(_: Feature.Type, _ file: URL, after first: UInt64 = 0) async throws {
    let session = try Session<Feature>(contentsOf: file)
    let replay = session.replay
    try replay.visit(first)
    let store = try TestStore(
      recordedState: replay.stateText(),
      locale: "en_US",
      timeZone: "GMT",
      calendar: "gregorian",
      hasObjects: replay.mayHaveObjects
    ) {
      Feature.feature
    }
    while replay.position < session.count {
      let before = replay.state
      var step: (action: RecordedAction, changes: [SharedChange])?
      let following = try replay.next { step = ($0, $1) }
      if let step { try await perform(step.action, step.changes, before, replay, store) }
      for change in following {
        store.recordedChange(change.value, of: change.name, number: change.reference)
      }
    }
  }

  @MainActor
  private static func perform<State, Action>(
    _ recorded: RecordedAction,
    _ changes: [SharedChange],
    _ before: State,
    _ replay: Replay<State, Action>,
    _ store: TestStore<State, Action>
  ) async throws {
    for answer in try replay.recording.answers(to: recorded.number) where answer.effect == nil {
      store.recordedAnswer(answer.value, to: answer.name, isError: answer.isError)
    }
    let action: Action = try store.recorded(recorded.payload)
    let changes = changes.filter { !StateAssignments.areEqual($0.old, $0.new) }.compactMap { change in
      (change.new as? any Encodable).flatMap(replay.json).map { (change, $0) }
    }
    guard !StateAssignments.areEqual(before, replay.state) || !changes.isEmpty else { return await send(store, action) }
    let text = StateAssignments.areEqual(before, replay.state) ? nil : replay.stateText()
    await store.receive(recorded: action) { state in
      if let text { state = try store.recorded(text) }
      for (change, json) in changes {
        store.recordedChange(json, of: change.name, number: replay.recordedNumber(of: change.reference))
      }
    }
  }

  @MainActor
  private static func send<State, Action>(_ store: TestStore<State, Action>, _ action: Action) async {
    await store.receive(recorded: action)
  }
}
