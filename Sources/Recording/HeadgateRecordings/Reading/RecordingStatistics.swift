internal import GRDB

/// How often actions and effects of each name occur in a recording, and how long they take.
package struct RecordingStatistics: Codable, Hashable, Sendable {
  /// Actions or effects with one name. Times are in nanoseconds.
  package struct Entry: Codable, Hashable, Sendable {
    package var name: String
    package var count: Int
    package var total: Int64
    package var median: Int64
    package var longest: Int64
    /// The number of the longest one.
    package var longestNumber: UInt64?

    /// - Parameter durations: The numbers and durations; not empty except for effects that have not ended.
    init(_ name: String, count: Int, durations: [(number: UInt64, duration: Int64)]) {
      let sorted = durations.sorted { $0.duration < $1.duration }
      self.name = name
      self.count = count
      // Times of a damaged file may be any numbers.
      total = sorted.reduce(0) { $0 &+ $1.duration }
      median = sorted.isEmpty ? 0 : sorted[(sorted.count - 1) / 2].duration
      longest = sorted.last?.duration ?? 0
      longestNumber = sorted.last?.number
    }
  }

  /// Effects with one name.
  package struct EffectEntry: Codable, Hashable, Sendable {
    package var entry: Entry
    package var cancelled: Int
    /// How many were running at the end of the recording. They are in no time.
    package var running: Int
  }

  /// The actions by name: the largest total time first.
  package var actions: [Entry]
  /// The effects by name, or by the file and line of those without a name: the largest total time first.
  package var effects: [EffectEntry]
}

extension Recording {
  /// Returns statistics of all actions and effects. Needs 16 bytes of memory for each action.
  package func statistics() throws(RecordingError) -> RecordingStatistics {
    let names = try read { try $0.texts() }
    let actions = try read { database in
      var durations: [Int64: [(UInt64, Int64)]] = [:]
      let rows = try Row.fetchCursor(database, sql: "SELECT name, number, duration FROM action")
      while let row = try rows.next() {
        durations[try row.value("name"), default: []].append((try row.number("number"), try row.value("duration")))
      }
      return durations.map { RecordingStatistics.Entry(names[$0] ?? "", count: $1.count, durations: $1) }
    }
    let effects = Dictionary(grouping: try self.effects()) { $0.name ?? "\($0.file):\($0.line)" }
      .map { name, effects in
        RecordingStatistics.EffectEntry(
          entry: .init(
            name,
            count: effects.count,
            durations: effects.compactMap { one in one.end.map { (one.number, $0 &- one.start) } }
          ),
          cancelled: effects.count { $0.ending == .cancelled },
          running: effects.count { $0.end == nil }
        )
      }
    return RecordingStatistics(
      actions: actions.sorted { ($1.total, $0.name) < ($0.total, $1.name) },
      effects: effects.sorted { ($1.entry.total, $0.entry.name) < ($0.entry.total, $1.entry.name) }
    )
  }
}
