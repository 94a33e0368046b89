import Foundation
import Headgate
import HeadgateCore
import HeadgateLogging
import HeadgateMetrics
import HeadgateTracing
import InMemoryTracing
import Logging
import Metrics
import MetricsTestKit
import Testing
import Tracing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@testable import HeadgateInspector
@testable import HeadgateRecorder
@testable import HeadgateRecordings

/// A store with everything that logs, records and shows it.
@MainActor
final class SafeSession {
  let outputs = Outputs()
  private let folder: URL
  private let store: StoreOf<Safe>
  private let recorder: HeadgateRecorder.SessionRecorder
  private let inspection: Inspection
  private let log = LogOfTest(.trace)
  private let metrics = TestMetrics()
  private let tracer = InMemoryTracer()
  private var tokens: [ObserveToken] = []
  private var file: URL { folder.appending(path: "session.headgate") }

  init(_ states: RecordingOptions.States = .checked) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "redaction-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = Store(initialState: Safe.initialState) {
      Safe()._printChanges()
    } withDependencies: {
      $0.vault = VaultClient(
        secret: { Redacted("\(Position.mark)answer") },
        fails: { throw LoginFailure(password: Redacted("\(Position.mark)answer-error")) }
      )
    }
    recorder = try store.record(
      to: folder.appending(path: "session.headgate"),
      options: RecordingOptions(states: states, snapshotInterval: 2)
    )
    inspection = try await store.inspect()
    tokens = [
      store.log(to: log.logger, level: .trace, includesPayloads: true),
      store.measure(with: StoreMetrics(factory: metrics)), store.trace(with: tracer),
      store.onAction { [outputs] state, action in
        outputs.add("action", printing: action)
        outputs.add("state", printing: state)
      },
    ]
  }

  /// Sends the actions of the positions.
  func send(_ positions: [Position]) async throws {
    let (events, outputs) = (store.events, outputs)
    let listening = Task { for await event in events { outputs.add("event", printing: event) } }
    let text = try printed {
      for position in positions {
        for action in position.actions { store.send(action) }
      }
    }
    outputs.add("printed changes", text)
    for _ in 0..<100 { await Task.yield() }
    listening.cancel()
    await listening.value
  }

  /// Asks for everything that the library makes of the session.
  func finish() async throws {
    outputs.add("log", "\(log.all.map { "\($0.message) \($0.metadata ?? [:])" })")
    outputs.add("metrics", "\(metrics.counters) \(metrics.timers) \(metrics.meters)")
    outputs.add("spans", "\(tracer.finishedSpans)")
    try await askInspector()
    try recorder.flush()
    // Before the recorder ends: then there is no write-ahead log.
    try outputs.add(filesIn: folder)
    try recorder.stop()
    await inspection.stop()
    try readRecording()
    try outputs.add(filesIn: folder)
    try FileManager.default.removeItem(at: folder)
  }

  private func askInspector() async throws {
    let last = store.root?.lastNumber ?? 0
    var requests = [
      #""actions", "from": 1, "to": 900"#, #""effects", "from": 0, "to": 9000000000000000"#, #""map""#, #""test""#,
      #""test", "wholeStates": true"#, #""search", "text": "MARKED""#, #""search", "text": "redacted""#, #""stores""#,
      #""diff", "from": 0, "to": \#(last)"#, #""changes", "path": ["secret"]"#, #""changes", "path": ["credentials"]"#,
    ]
    for number in 0...last {
      requests += [#""action", "number": \#(number)"#, #""state", "number": \#(number)"#]
    }
    for request in requests {
      let name = request.prefix { $0 != "," }
      let store = inspection.number
      outputs.add(
        "answer to \(name)",
        await inspection.server.answer(#"{"id": 1, "store": \#(store), "method": \#(request)}"#)
      )
    }
    var address = try #require(URLComponents(url: inspection.address, resolvingAgainstBaseURL: false))
    address.path = "/session"
    address.queryItems?.append(URLQueryItem(name: "store", value: "\(inspection.number)"))
    let (data, _) = try await URLSession.shared.data(from: try #require(address.url))
    outputs.add("download", String(decoding: data, as: UTF8.self))
  }

  private func readRecording() throws {
    let recording = try Recording(contentsOf: file)
    try recording.exportLines { outputs.add("JSON lines", String(decoding: $0, as: UTF8.self)) }
    for text in ["MARKED", "redacted"] {
      outputs.add("search", "\(try recording.numbersOfActions(containing: text, in: [.name, .payload], limit: 100))")
    }
    do {
      try replay(recording)
    } catch {
      // An action that is recorded as a text.
      outputs.add("written test", "\(error)")
    }
  }

  private func replay(_ recording: Recording) throws {
    let replay = try Replay(recording) { Safe() }
    for wholeStates in [false, true] {
      var writer = TestWriter(replay, of: try TestedFeature(ofState: Safe.State.self))
      writer.assertsWholeStates = wholeStates
      let test = try writer.test()
      outputs.add("written test", "\(test.text)\n\(test.notes)")
    }
    outputs.add("divergence", "\(try replay.check().map { "\($0)" } ?? "")")
    outputs.add("findings", "\(replay.findings)")
  }
}
