import Foundation
import Headgate
import HeadgateLogging
import HeadgateRecorder
import Logging

@testable import HeadgateInspector

/// An actor that owns a store with everything that logs, records and shows it.
actor SafeActor {
  /// Sends the actions of all positions, and asks for everything that the library makes of them.
  func run(_ outputs: Outputs) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "redaction-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = ActorStore(initialState: Safe.initialState) {
      Safe()
    } withDependencies: {
      $0.vault.secret = { Redacted("\(Position.mark)answer") }
      $0.vault.fails = { throw LoginFailure(password: Redacted("\(Position.mark)answer-error")) }
    }
    let recorder = try store.record(to: folder.appending(path: "session.headgate"))
    let inspection = try await store.inspect()
    let log = LogOfTest(.trace)
    let tokens = [
      store.log(to: log.logger, level: .trace, includesPayloads: true),
      store.onAction { state, action in
        outputs.add("action", printing: action)
        outputs.add("state", printing: state)
      },
    ]
    for position in Position.all {
      for action in position.actions { store.send(action) }
    }
    for _ in 0..<100 { await Task.yield() }
    outputs.add("log", "\(log.all.map { "\($0.message) \($0.metadata ?? [:])" })")
    for number in 1...Position.all.count {
      let question = #"{"id": 1, "method": "action", "store": \#(inspection.number), "number": \#(number)}"#
      outputs.add("answers", await inspection.server.answer(question))
    }
    try recorder.flush()
    try outputs.add(filesIn: folder)
    try recorder.stop()
    await inspection.stop()
    withExtendedLifetime(tokens) {}
  }
}
