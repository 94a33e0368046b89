import HeadgateSupport
import Logging

/// A destination that keeps all events.
struct LogOfTest: LogHandler {
  let events = Locked<[LogEvent]>([])
  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?
  var logLevel: Logger.Level

  init(_ level: Logger.Level) {
    logLevel = level
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    events.withLock { $0.append(event) }
  }

  var logger: Logger { Logger(label: "test") { _ in self } }

  var all: [LogEvent] { events.withLock { $0 } }

  /// Each event as `level message`.
  var lines: [String] { all.map { "\($0.level) \($0.message)" } }
}

extension LogEvent {
  func value(_ key: String) -> String? { metadata?[key].map { "\($0)" } }
}
