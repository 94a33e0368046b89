import BenchmarkMeasure
import Foundation

/// Times of questions about a session of 1,000,000 actions, beside their goals. They depend on the machine, so no script compares them.
enum QuestionFigures {
  /// - Parameter folder: Where the session is kept for the next time; nil to remove it.
  @MainActor
  static func show(in folder: URL? = nil) throws {
    let place = folder ?? temporaryFile()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { if folder == nil { try? FileManager.default.removeItem(at: place) } }
    let session = LongSession(count: 1_000_000, folder: place)
    let file = try session.recorded()
    try showActions(file)
    try showStates(file)
  }

  private static func showActions(_ file: URL) throws {
    let questions = [
      ("a part of each second payload", "title"),
      ("a part of ten payloads", "rare"),
      ("one payload", "of action 654321\""),
      ("a part of a name", "incre"),
      ("two characters of each second payload", "10"),
      ("two characters of no payload", "zq"),
      ("no payload, and unknown characters", "zebra"),
      // Each group of three characters is in each second payload.
      ("no payload, and known characters", "\"_0\":\""),
    ]
    for (name, text) in questions {
      if text.count >= 3 { try show(.actions(text), file, "names and payloads with the index, \(name)", goal: 200) }
      try show(.actionsWithoutIndex(text), file, "names and payloads, \(name)", goal: 200)
    }
  }

  private static func showStates(_ file: URL) throws {
    let questions = [
      ("a part of each second value", "title"),
      ("a part of ten values", "rare"),
      ("one value", "of action 654321\""),
      ("two characters of many values", "10"),
      ("two characters of no value", "zq"),
      ("no value, and unknown characters", "zebra"),
      ("no value, and known characters", "itle of action of"),
    ]
    for (name, text) in questions { try show(.values(text), file, "values of states, \(name)", goal: 500) }
    try show(.changes("rows[9].title"), file, "changes of a value, ten changes", goal: 500)
    try show(.changes("rows[3].title"), file, "changes of a value, 55,556 changes", goal: 500)
    // No goal: the answer has half a million lines.
    try show(.changes("count"), file, "changes of a value, 499,990 changes", goal: nil)
  }

  /// Asks seven times after a first time, which may write an index.
  private static func show(_ question: Question, _ file: URL, _ name: String, goal: Int?) throws {
    let clock = ContinuousClock()
    var (times, walls): ([Double], [Double]) = ([], [])
    var count = 0
    let start = clock.now
    count = try question.ask(file)
    let first = start.duration(to: clock.now).nanoseconds / 1e6
    for _ in 0..<7 {
      let (cpu, wall) = (processTime(), clock.now)
      guard try question.ask(file) == count else { throw BenchmarkError("\(name): two answers differ") }
      times.append(Double(processTime() - cpu) / 1e6)
      walls.append(wall.duration(to: clock.now).nanoseconds / 1e6)
    }
    times.sort()
    walls.sort()
    print(
      String(
        format:
          "%@: %d answers, CPU best %.1f ms, median %.1f ms, wall best %.1f ms, median %.1f ms (goal: %@), first %.0f ms",
        name,
        count,
        times[0],
        times[3],
        walls[0],
        walls[3],
        goal.map { "\($0)" } ?? "none",
        first
      )
    )
  }
}
