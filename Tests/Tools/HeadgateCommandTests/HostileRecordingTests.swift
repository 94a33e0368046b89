// Tests of: REC-520, REC-550, REC-555

import Foundation
import HeadgateRecordings
import HeadgateSessionText
import HostileRecordings
import Testing

/// Reads recordings that others made or damaged, with the code of each command.
@Suite(.timeLimit(.minutes(120)))
struct HostileRecordingTests {
  private static let isLong = ProcessInfo.processInfo.environment["HEADGATE_LONG"] != nil
  private static let seed = ProcessInfo.processInfo.environment["HEADGATE_SEED"].flatMap(UInt64.init)
  private let session: SampleSession
  /// Only a command that does not end has so much processor time, on any machine: the work itself is counted in steps.
  private let mostSeconds = 60.0

  init() throws { session = try SampleSession() }

  /// What each command asks, and how many bytes it writes.
  private static let questions: [(name: String, ask: @Sendable (Recording, URL) throws -> Int)] = [
    ("list", { recording, _ in SessionText.table([[try recording.summary().program ?? ""]], numbers: []).utf8.count }),
    (
      "show",
      { recording, _ in
        var bytes = 0
        guard let numbers = try recording.actionNumbers() else { return bytes }
        try SessionLines(recording).write(numbers) { bytes += $0.utf8.count }
        return bytes
      }
    ),
    (
      "tree",
      { recording, _ in
        var bytes = 0
        guard let numbers = try recording.actionNumbers() else { return bytes }
        let actions = try recording.actionsWithoutPayloads(in: numbers)
        try SessionTree(actions, try recording.effects()).write { bytes += $0.utf8.count }
        return bytes
      }
    ),
    (
      "action",
      { recording, _ in
        try recording.actions().prefix(3).reduce(0) { try $0 + SessionAction($1, in: recording).text().utf8.count }
      }
    ),
    ("search", { recording, _ in try recording.search("a", in: [.name, .payload], limit: 10).count }),
    (
      "search with an index",
      { recording, _ in
        let index = SearchIndex.open(recording)
        return try recording.search("Emma", in: [.name, .payload], index: index, limit: 10).count
      }
    ),
    ("stats", { recording, _ in SessionText.table(try recording.statistics()).utf8.count }),
    (
      "export and import",
      { recording, file in
        let lines = file.appendingPathExtension("jsonl")
        try Data().write(to: lines)
        let handle = try FileHandle(forWritingTo: lines)
        defer { try? handle.close() }
        try recording.exportLines { try handle.write(contentsOf: $0) }
        try Recording.importLines(lines, to: file.appendingPathExtension("imported"))
        return Int(try handle.offset())
      }
    ),
    (
      "trim",
      { recording, file in
        guard let start = try recording.cut(before: 4) else { return 0 }
        let copy = file.appendingPathExtension("trimmed")
        try recording.copy(from: start, to: copy)
        return try Data(contentsOf: copy).count
      }
    ),
    ("damages", { recording, _ in try recording.damages().count }),
    ("names", { recording, _ in try recording.names(of: Array(1...10)).count }),
    ("dumps", { recording, _ in try recording.dump(after: 5)?.utf8.count ?? 0 }),
  ]

  /// The bytes of a file. Without holes, a mutation has fewer than this.
  private static func size(of file: URL) throws -> Int {
    var status = stat()
    #expect(stat(file.path, &status) == 0)
    return min(Int(status.st_size), 1 << 24)
  }

  // holds: REC-555
  @Test func `a row that is there more than once is damage`() throws {
    let folder = try SampleFolder()
    let digests = (1...2).map {
      #"{"action":\#($0),"lines":"a","linesAfter":0,"linesBefore":0,"row":"digest","value":1}"# + "\n"
    }
    let lines = URL(fileURLWithPath: "\(folder.path)/lines.jsonl")
    let file = URL(fileURLWithPath: "\(folder.path)/repeated.headgate")
    try Data((SampleSession.lines + digests.joined()).utf8).write(to: lines)
    try Recording.importLines(lines, to: file)
    let whole = try Data(contentsOf: file)
    let questions: [@Sendable (Recording) throws -> Void] = [
      { _ = try $0.actions() }, { _ = try $0.actionsWithoutPayloads(in: 0...100) }, { _ = try $0.numbersOfActions() },
      { _ = try $0.effects() }, { _ = try $0.snapshots() }, { _ = try $0.digests() }, { try $0.forEachRow { _ in } },
      { _ = try $0.replayedActions(in: 0...100) }, { _ = try $0.dump(after: 5) },
    ]
    var problems: [Set<String>] = Array(repeating: [], count: questions.count)
    for page in RecordingMutation.leaves(of: whole) {
      try RecordingMutation.repeating(page, count: 2, depth: 1, in: whole).write(to: file)
      guard let recording = try? Recording(contentsOf: file) else { continue }
      for (index, question) in questions.enumerated() {
        do { try question(recording) } catch let RecordingError.damaged(_, problem) { problems[index].insert(problem) }
      }
    }
    func repeated(_ tables: String...) -> Set<String> {
      Set(tables.map { "the table '\($0)' has rows in a wrong order, or one row more than once" })
    }
    let ofActions = repeated("action")
    #expect(problems[0...2].allSatisfy { $0.isSuperset(of: ofActions) })
    #expect(problems[3].isSuperset(of: repeated("effect")))
    #expect(problems[4].isSuperset(of: repeated("snapshot")))
    #expect(problems[5].isSuperset(of: repeated("digest")))
    #expect(problems[6].isSuperset(of: repeated("action", "effect", "snapshot", "digest")))
    #expect(problems[7].isSuperset(of: ofActions))
    #expect(problems[8].isSuperset(of: repeated("digest")))
  }

  // holds: REC-520, REC-550
  @Test func `each command ends with a result or an error, in time and in memory that the file explains`() throws {
    let seed = Self.seed ?? (Self.isLong ? UInt64(Date().timeIntervalSince1970) : 1)
    var mutation = RecordingMutation(seed: seed)
    let whole = try session.data()
    var (results, errors) = (0, 0)
    var (longest, largest) = ((seconds: 0.0, name: ""), (bytes: 0, name: ""))
    for round in 0..<(Self.isLong ? 10_000 : 10) {
      let folder = try SampleFolder()
      let file = URL(fileURLWithPath: "\(folder.path)/changed.headgate")
      let change = try mutation.write(whole, to: file)
      let size = try Self.size(of: file)
      if Self.isLong, round.isMultiple(of: 200) {
        print(
          "Round \(round): \(results) results, \(errors) errors, \(largest.bytes) bytes in \(largest.name), longest \(longest)"
        )
      }
      for (name, ask) in Self.questions {
        // Otherwise a file would be allowed what the one before it used, and more.
        if Self.isLong { ThreadTime.forgetLargestMemory() }
        let memory = ThreadTime.largestMemory
        let start = ThreadTime.seconds
        do {
          let bytes = try ask(try Recording(contentsOf: file), file)
          #expect(bytes < 100 * size + 40_000_000, "seed \(seed), round \(round), \(name): \(change)")
          results += 1
        } catch {
          errors += 1
          #expect(!"\(error)".isEmpty)
        }
        let seconds = ThreadTime.seconds - start
        if seconds > longest.seconds { longest = (seconds, "\(name), round \(round): \(change)") }
        #expect(seconds < mostSeconds, "seed \(seed), round \(round), \(name): \(change)")
        let bytes = ThreadTime.largestMemory - memory
        if bytes > largest.bytes { largest = (bytes, "\(name), round \(round): \(change)") }
        #expect(bytes < 400_000_000 + 20 * size, "seed \(seed), round \(round), \(name): \(change)")
        #expect(RecordingMutation.isVictimWhole(file), "seed \(seed), round \(round), \(name): \(change)")
      }
    }
    #expect(results > 0 && errors > 0, "seed \(seed)")
    if Self.isLong {
      print(
        "Hostile recordings, seed \(seed): \(results) results, \(errors) errors, longest \(longest), largest \(largest)"
      )
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

  /// Makes the largest memory that of now, where the system can do this.
  static func forgetLargestMemory() {
    #if os(Linux)
      try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    #endif
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
