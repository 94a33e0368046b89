// Tests of: INSPECT-6, REC-82, REC-91, REC-92, REC-93, REC-94

import CustomDump
import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ReplaySharedTests {
  private let file = TemporaryFile()

  /// Records actions, and returns the replay and the last state as a text.
  private func record(
    _ before: [Parts.Action] = [],
    _ actions: [Parts.Action],
    meanwhile: @escaping @Sendable (Shared<SharedProfile>) -> Void = { _ in }
  ) throws -> (Replay<Parts.State, Parts.Action>, String) {
    let store = Store(initialState: Parts.State()) {
      Parts(meanwhile: meanwhile)
    } withDependencies: {
      $0.context = .live
      $0.defaultInMemoryStorage = InMemoryStorage()
    }
    for action in before { store.send(action) }
    let recorder = try store.record(to: file.url, options: RecordingOptions(snapshotInterval: 1))
    for action in actions { store.send(action) }
    try recorder.stop()
    return (try Replay(try Recording(contentsOf: file.url)) { Parts() }, String(customDumping: store.withState { $0 }))
  }

  // holds: REC-82
  @Test func `elements of a stack have the recorded ids`() throws {
    let (replay, state) = try record(
      [.push("before"), .removeLast, .push("before")],
      [.push("a"), .push("b"), .removeLast, .push("c")]
    )
    #expect(try replay.check() == nil)
    #expect(replay.findings.isEmpty)
    #expect(String(customDumping: replay.state) == state)
    #expect(replay.state.path.ids.count == 3)
  }

  // holds: REC-91
  @Test func `a state with a part of a shared value is no start`() throws {
    let (replay, state) = try record(
      [],
      [.openPart, .rename("Ann"), .see, .renameWhole("Bob"), .see, .rename("Cleo"), .see]
    )
    // Each state is near enough to be a start.
    replay.checkpointInterval = 1
    try replay.go(to: 7)
    #expect(String(customDumping: replay.state) == state)
    #expect(replay.state.seen == ["Ann Ann Ann -", "Bob Bob Bob -", "Cleo Cleo Cleo -"])
    try replay.go(to: 2)
    #expect(replay.state.profile.name == "Ann")
    #expect(try replay.check() == nil)
    #expect(replay.findings.isEmpty)
  }

  // holds: REC-91
  @Test func `a recording that begins with a part says so`() throws {
    let (replay, _) = try record([.openPart], [.rename("Ann"), .see])
    #expect(replay.findings.map(\.kind) == [.partOfSharedValue])
    let divergence = try #require(try replay.check())
    #expect(divergence.actions == 2...2)
    #expect(replay.findings.map(\.kind) == [.partOfSharedValue])
    #expect("\(replay.findings[0])".contains("a part of a shared value"))
  }

  // holds: REC-92
  @Test func `a change by another thread during a reduction is a finding`() throws {
    let (replay, _) = try record([], [.see, .wait]) { profile in
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        profile.withLock { $0.name = "by a thread" }
        isDone.signal()
      }
      isDone.wait()
    }
    let divergence = try #require(try replay.check())
    #expect(divergence.actions == 2...2)
    #expect(replay.findings.map(\.action) == [2])
    guard case .changedMeanwhile(let name) = replay.findings.first?.kind else {
      Issue.record("\(replay.findings)")
      return
    }
    #expect(name.contains("profile"))
    #expect("\(divergence)".contains("another thread changed"))
    // What the replay repeats: the shared value is right, although the reducer read it too early.
    #expect(replay.state.profile.name == "by a thread")
  }

  // holds: REC-93
  @Test func `a shared value in an action keeps the value of the replay`() throws {
    let name = Shared(value: "first")
    let (replay, state) = try record(
      [],
      [
        .give(SharedName(name: name)), .renameGiven("second"), .see, .give(SharedName(name: name)), .see,
        .renameGiven("third"),
      ]
    )
    try replay.go(to: 5)
    #expect(replay.state.seen == ["Blob Blob - second", "Blob Blob - second"])
    try replay.go(to: 6)
    #expect(String(customDumping: replay.state) == state)
  }

  // holds: REC-94
  @Test func `a reader of a shared value sees its changes`() throws {
    let (replay, state) = try record([.renameWhole("Ann")], [.see, .renameWhole("Bob"), .see])
    try replay.go(to: 4)
    #expect(String(customDumping: replay.state) == state)
    #expect(replay.state.reader.name == "Bob")
    #expect(try replay.check() == nil)
    #expect(replay.findings.isEmpty)
  }

  // holds: INSPECT-6
  @Test func `changes by other code stay when the action before them is left out, and those by its effects do not`()
    async throws
  {
    let store = Store(initialState: Parts.State()) {
      Parts()
    } withDependencies: {
      $0.context = .live
      $0.defaultInMemoryStorage = InMemoryStorage()
    }
    let recorder = try store.record(to: file.url)
    let profile = store.withState { $0.$profile }
    store.send(.see)
    profile.withLock { $0.name = "by other code" }
    store.send(.see)
    await store.send(.renameLater("by an effect")).finish()
    store.send(.see)
    profile.withLock { $0.name = "later" }
    try recorder.flush()
    let recording = try Recording(contentsOf: file.url)
    func replay(without skipped: Set<UInt64>) throws -> Replay<Parts.State, Parts.Action> {
      try Replay(recording, skipping: skipped) { Parts() }
    }
    let all = try replay(without: [])
    try all.go(to: 5)
    #expect(
      all.state.seen.map { $0.prefix { $0 != "-" } } == [
        "Blob Blob ", "by other code by other code ", "by an effect by an effect ",
      ]
    )
    let withoutFirst = try replay(without: [1])
    try withoutFirst.go(to: 2)
    #expect(withoutFirst.state.seen == ["by other code by other code - -"])
    // The effect sends action 4 after its change.
    let withoutEffect = try replay(without: [3, 4])
    try withoutEffect.go(to: 5)
    #expect(withoutEffect.state.seen.last == "by other code by other code - -")
    #expect(withoutEffect.state.profile.name == "later")
    // The last action is left out, and other code makes one more change.
    let withoutLast = try replay(without: [5])
    try withoutLast.go(to: 5)
    profile.withLock { $0.name = "last" }
    try recorder.flush()
    #expect(try withoutLast.extend())
    #expect(withoutLast.state.profile.name == "last")
    try recorder.stop()
  }

  @Test(arguments: [1, 1000] as [UInt64])
  func `a replay of a running session has the changes that follow the last action`(interval: UInt64) throws {
    let store = Store(initialState: Parts.State()) {
      Parts()
    } withDependencies: {
      $0.context = .live
      $0.defaultInMemoryStorage = InMemoryStorage()
    }
    let recorder = try store.record(to: file.url)
    let profile = store.withState { $0.$profile }
    try recorder.flush()
    let replay = try Replay(try Recording(contentsOf: file.url)) { Parts() }
    replay.checkpointInterval = interval
    var states: [String] = []
    for name in ["Ann", "Bob", "Cleo"] {
      profile.withLock { $0.name = name }
      store.send(.see)
      profile.withLock { $0.name += "!" }
      try recorder.flush()
      try replay.extend()
      while try replay.next() != nil {}
      states.append(String(customDumping: store.withState { $0 }))
      #expect(String(customDumping: replay.state) == states.last)
    }
    profile.withLock { $0.name = "Dan" }
    try recorder.flush()
    #expect(try replay.extend())
    states[2] = String(customDumping: store.withState { $0 })
    for number in [3, 1, 3] as [UInt64] {
      try replay.go(to: number)
      #expect(replay.state.seen == ["Ann", "Bob", "Cleo"].prefix(Int(number)).map { "\($0) \($0) - -" })
    }
    #expect(String(customDumping: replay.state) == states[2])
    try recorder.stop()
    #expect(try replay.check() == nil)
  }
}
