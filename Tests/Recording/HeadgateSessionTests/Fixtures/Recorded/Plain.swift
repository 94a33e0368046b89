import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

extension Pantry: WrittenFeature {}
extension Studio: WrittenFeature {}
extension Workshop: WrittenFeature {}
extension Cabinet: WrittenFeature {}
extension Counting: WrittenFeature {}

extension Marks: WrittenFeature {
  @MainActor
  static func record(to file: URL) throws {
    let actions: [Action] = [.marked(3...5), .madeAnew, .marked(4...4), .marked(3...5)]
    try recordActions(actions, from: State(), Marks(), to: file)
  }
}

extension Vault: WrittenFeature {
  @MainActor
  static func record(to file: URL) throws {
    try recordActions([.stepTapped, .stepTapped], from: State(token: Redacted("a secret")), Vault(), to: file)
  }
}

extension Constants: WrittenFeature {
  @MainActor
  static func record(to file: URL) throws {
    try recordActions([.counted, .limited(2), .valued, .counted], from: State(limit: 1), Constants(), to: file)
  }
}

extension ManyRows: WrittenFeature {
  @MainActor
  static func record(to file: URL) throws {
    try recordActions([.tapped, .tapped], from: State(count: 3), ManyRows(), to: file)
  }
}

extension Drawers: WrittenFeature {
  @MainActor
  static func record(to file: URL) throws {
    let store = Store(initialState: State(label: 1)) { Drawers() }
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    for action in [.tapped, .boxTapped, .boxReplaced, .locked, .tapped] as [Action] { store.send(action) }
    try recorder.stop()
  }
}

extension Basket: WrittenFeature {
  @MainActor
  static func record(to file: URL) async throws {
    let store = Store(initialState: State()) { Basket() }
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    await store.send(.addTapped("Tea")).finish()
    await store.send(.addTapped("Honey")).finish()
    await store.send(.refreshTapped).finish()
    try recorder.stop()
  }
}

/// Sends actions to a recorded store.
@MainActor
private func recordActions<R: Reducer>(_ actions: [R.Action], from state: R.State, _ feature: R, to file: URL) throws
where R.State: Codable & Sendable, R.Action: Codable & Sendable {
  let store = Store(initialState: state) {
    feature
  } withDependencies: {
    $0.setApp()
  }
  let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
  for action in actions { store.send(action) }
  try recorder.stop()
}
