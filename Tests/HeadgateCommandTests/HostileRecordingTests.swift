import Foundation
import HeadgateRecordings
import HeadgateSessionText
import HostileRecordings
import Testing

/// Reads recordings that others made or damaged, with the code of each command.
@Suite(.timeLimit(.minutes(120)))
struct HostileRecordingTests {
  private static let isLong = ProcessInfo.processInfo.environment["HEADGATE_LONG"] != nil
  private let session: SampleSession
  /// Only a command that does not end has so much processor time, on any machine: the work itself is counted in steps.
  private let mostSeconds = 60.0

  init() throws { session = try SampleSession() }

  private static let questions: [(name: String, ask: @Sendable (Recording, URL) throws -> Void)] = [
    ("list", { recording, _ in _ = SessionText.table([[try recording.summary().program ?? ""]], numbers: []) }),
    (
      "show",
      { recording, _ in
        guard let numbers = try recording.actionNumbers() else { return }
        try SessionLines(recording).write(numbers) { _ in }
      }
    ),
    ("tree", { recording, _ in try SessionTree(try recording.actions(), try recording.effects()).write { _ in } }),
    (
      "action",
      { recording, _ in
        for action in try recording.actions().prefix(3) { _ = try SessionAction(action, in: recording).text() }
      }
    ),
    ("search", { recording, _ in _ = try recording.search("a", in: [.name, .payload], limit: 10) }),
    (
      "search with an index",
      { recording, _ in
        let index = SearchIndex.open(recording)
        _ = try recording.search("Emma", in: [.name, .payload], index: index, limit: 10)
      }
    ),
    ("stats", { recording, _ in _ = SessionText.table(try recording.statistics()) }),
    (
      "export and import",
      { recording, file in
        let lines = file.appendingPathExtension("jsonl")
        try Data().write(to: lines)
        let handle = try FileHandle(forWritingTo: lines)
        try recording.exportLines { try handle.write(contentsOf: $0) }
        try handle.close()
        try Recording.importLines(lines, to: file.appendingPathExtension("imported"))
      }
    ),
    (
      "trim",
      { recording, file in
        guard let start = try recording.cut(before: 4) else { return }
        try recording.copy(from: start, to: file.appendingPathExtension("trimmed"))
      }
    ),
    ("damages", { recording, _ in _ = try recording.damages() }),
    ("names", { recording, _ in _ = try recording.names(of: Array(1...10)) }),
    ("dumps", { recording, _ in _ = try recording.dump(after: 5) }),
  ]

  // holds: REC-520
  @Test func `each command ends with a result or an error, in time and in memory that the file explains`() throws {
    let seed = Self.isLong ? UInt64(Date().timeIntervalSince1970) : 1
    var mutation = RecordingMutation(seed: seed)
    let whole = try session.data()
    var (results, errors, longest) = (0, 0, (seconds: 0.0, name: ""))
    for round in 0..<(Self.isLong ? 10_000 : 10) {
      let folder = try SampleFolder()
      let file = URL(fileURLWithPath: "\(folder.path)/changed.headgate")
      let change = try mutation.write(whole, to: file)
      if Self.isLong, round.isMultiple(of: 200) {
        let memory = ThreadTime.largestMemory
        print("Round \(round): \(results) results, \(errors) errors, \(memory) bytes, longest \(longest)")
      }
      for (name, ask) in Self.questions {
        let start = ThreadTime.seconds
        do {
          try ask(try Recording(contentsOf: file), file)
          results += 1
        } catch {
          errors += 1
          #expect(!"\(error)".isEmpty)
        }
        let seconds = ThreadTime.seconds - start
        if seconds > longest.seconds { longest = (seconds, "\(name), round \(round): \(change)") }
        #expect(seconds < mostSeconds, "seed \(seed), round \(round), \(name): \(change)")
      }
    }
    #expect(results > 0 && errors > 0, "seed \(seed)")
    if Self.isLong {
      print("Hostile recordings, seed \(seed): \(results) results, \(errors) errors, longest \(longest)")
      print("Largest memory of the process: \(ThreadTime.largestMemory) bytes")
      #expect(ThreadTime.largestMemory < 1_000_000_000)
    }
  }
}

/// What a machine with other work measures, too.
enum ThreadTime {
  /// The processor time of the current thread.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The largest memory of the process until now, in bytes.
  static var largestMemory: Int {
    #if os(Linux)
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return (line?.split(whereSeparator: \.isWhitespace)[1]).flatMap { Int($0) }.map { $0 * 1024 } ?? 0
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
