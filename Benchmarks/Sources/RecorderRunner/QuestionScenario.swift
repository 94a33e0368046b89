import BenchmarkMeasure
import CAllocations
import Foundation
import HeadgateCore
import HeadgateRecorder
import HeadgateRecordings

/// Questions about sessions of 10,000 and 100,000 actions, and seeks in them.
///
/// The files of the sessions are in a folder that the environment names, so that they are made before instructions are counted.
enum QuestionScenario: String, CaseIterable {
  /// Ten actions, with the index.
  case search10000 = "r-search-in-10000"
  case search100000 = "r-search-in-100000"
  /// No action, and each group of three characters is in each second payload.
  case knownCharacters = "r-search-known-characters-in-100000"
  /// No action, without an index.
  case scan = "r-scan-in-100000"
  /// Ten values of states.
  case values = "r-values-in-100000"
  /// The ten changes of a value.
  case changes10000 = "r-changes-in-10000"
  case changes100000 = "r-changes-in-100000"
  /// The 5,556 changes of a value.
  case manyChanges = "r-many-changes-in-100000"
  case seek10000 = "r-seek-in-10000"
  case seek100000 = "r-seek-in-100000"

  private static let sessionsVariable = "HEADGATE_BENCHMARK_SESSIONS"

  /// Performs something with the folder of the sessions.
  @MainActor
  static func withSessions<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let kept = ProcessInfo.processInfo.environment[sessionsVariable].map { URL(filePath: $0) }
    let folder = kept ?? temporaryFile()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if kept == nil { try? FileManager.default.removeItem(at: folder) } }
    return try body(folder)
  }

  /// Returns the median of the operations after the first one, which may write an index.
  @MainActor
  func measure(in folder: URL) throws -> Cost {
    var costs: [Cost] = []
    let operation = try operation(in: folder)
    try askSession(operation)
    for _ in 0..<20 {
      let before = allocations_count()
      let start = threadTime()
      try askSession(operation)
      costs.append(
        Cost(
          nanoseconds: Double(threadTime() - start),
          allocations: Double(allocations_count() - before)
        )
      )
    }
    return costs.median
  }

  /// Repeats the operation.
  @MainActor
  func repeatOperation(_ count: Int, in folder: URL) throws {
    let operation = try operation(in: folder)
    for _ in 0..<count { try askSession(operation) }
  }

  @MainActor
  private func operation(in folder: URL) throws -> () throws -> Void {
    let session = LongSession(count: rawValue.hasSuffix("-100000") ? 100_000 : 10_000, folder: folder)
    switch self {
    case .search10000, .search100000: return try asking(.actions("rare"), 10, session)
    case .knownCharacters: return try asking(.actions("\"_0\":\""), 0, session)
    case .scan: return try asking(.actionsWithoutIndex("zebra"), 0, session)
    case .values: return try asking(.values("a rare title"), 10, session)
    case .changes10000, .changes100000: return try asking(.changes("rows[9].title"), 10, session)
    case .manyChanges: return try asking(.changes("rows[3].title"), 5556, session)
    case .seek10000, .seek100000:
      let file = try session.withRegularStates()
      let replay = try Replay(try Recording(contentsOf: file)) { RecordedFeature() }
      var numbers = SplitMix(state: 28)
      return { try replay.go(to: .random(in: 1...UInt64(session.count), using: &numbers)) }
    }
  }

  @MainActor
  private func asking(_ question: Question, _ count: Int, _ session: LongSession) throws -> () throws -> Void {
    let file = try session.recorded()
    return {
      let found = try question.ask(file)
      guard found == count else { throw BenchmarkError("\(rawValue) found \(found), and not \(count)") }
    }
  }
}

// The name is one that Scripts/measure/benchmarks knows: instructions are counted while this function runs, on its thread only.
@_silgen_name("recorder_benchmark_ask")
@inline(never)
private func askSession(_ operation: () throws -> Void) throws {
  try operation()
}
