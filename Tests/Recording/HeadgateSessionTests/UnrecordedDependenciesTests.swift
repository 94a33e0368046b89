// Tests of: REC-510, SESSION-23, SESSION-411

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import HeadgateReplayTesting
import HeadgateTesting
import Testing

@testable import HeadgateSession

/// Dependencies that a recording has no answer of.
@MainActor
struct UnrecordedDependenciesTests {
  private let file = TemporaryFile()

  // holds: SESSION-411
  @Test func `a call of a client without a test value and without an answer is reported`() async throws {
    let store = try TestStore(recordedState: #"{"lines":[],"rows":[]}"#) { Quotes() }
    await store.send(.mailTapped)
    await withKnownIssue {
      await store.send(.looped) { $0.rows = [Quotes.Row(id: UUID(0), price: 0)] }
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("QuoteClient.next") || text.contains("rows") || text.contains("uuid")
    }
  }

  // holds: SESSION-411, REC-510
  @Test func `a replay notes a call that the recording has no answer of, and calls no live endpoint`() async throws {
    try await Quotes.record(to: file.url)
    let edited = try file.edited { lines in
      lines.split(separator: "\n").filter { !$0.contains(#""QuoteClient.name""#) }.joined(separator: "\n")
    }
    let session = try Session<Quotes>(contentsOf: edited.url)
    _ = try session.check()
    #expect(session.replay.findings.map(\.kind) == [.unanswered(dependency: "QuoteClient.name")])
  }

  // holds: REC-510
  @Test func `a replay notes a dependency without a test value that is no client`() throws {
    let store = Store(initialState: Scale.State()) {
      Scale()
    } withDependencies: {
      $0.setApp()
    }
    let recorder = try store.record(to: file.url)
    store.send(.weighed)
    try recorder.stop()
    let session = try Session<Scale>(contentsOf: file.url)
    #expect(try !session.check().isDivergent)
    #expect(session.replay.findings.map(\.kind) == [.unanswered(dependency: "unit")])
    #expect(try session.testWriter.test().notes.count == 1)
  }

  // holds: SESSION-23
  @Test(arguments: Chance.Action.allCases.filter { $0 != .reset })
  func `a feature that depends on chance has a note in its test`(action: Chance.Action) throws {
    let store = Store(initialState: Chance.State()) { Chance() }
    let recorder = try store.record(to: file.url, options: RecordingOptions(states: .checked))
    store.send(.reset)
    store.send(action)
    try recorder.stop()
    let session = try Session<Chance>(contentsOf: file.url)
    #expect(try session.check().isDivergent)
    #expect(try session.testWriter.test().notes.contains { $0.contains("not the recorded ones after action 2") })
    #expect(try session.testWriter.test(to: 1).notes == [])
  }
}

/// A feature that reads a value without a test value.
@Reducer
private struct Scale: SessionFeature {
  struct State: Equatable, Codable, Sendable { var text = "" }

  enum Action: Codable, Sendable { case weighed }

  @Dependency(\.unit) var unit

  static var feature: Scale { Scale() }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.text = unit
      return .none
    }
  }
}

private enum UnitKey: DependencyKey {
  static let liveValue = "kg"
}

extension DependencyValues {
  fileprivate var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}
