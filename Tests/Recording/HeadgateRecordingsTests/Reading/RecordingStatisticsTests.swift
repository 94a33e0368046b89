import Foundation
import Testing

@testable import HeadgateRecordings

struct RecordingStatisticsTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  // holds: REC-65
  @Test func `actions and effects are counted by name, with total, median and longest time`() throws {
    let statistics = try SampleSession.write(to: folder.file("session")).statistics()
    #expect(statistics.actions.map(\.name) == [".renamed(…)", ".loaded(…)", ".loadTapped"])
    #expect(statistics.actions.map(\.count) == [3, 2, 1])
    #expect(statistics.actions.map(\.total) == [120, 70, 20])
    #expect(statistics.actions.map(\.median) == [50, 30, 20])
    #expect(statistics.actions.map(\.longest) == [60, 40, 20])
    #expect(statistics.actions.map(\.longestNumber) == [6, 4, 2])
    #expect(statistics.effects.map(\.entry.name) == ["load", "App/App.swift:30", "App/App.swift:40"])
    #expect(statistics.effects.map(\.entry.total) == [2100, 100, 0])
    #expect(statistics.effects.map(\.cancelled) == [0, 1, 0])
    #expect(statistics.effects.map(\.running) == [0, 0, 1])
    #expect(statistics.effects.map(\.entry.longestNumber) == [1, 2, nil])
  }

  // holds: REC-60
  @Test func `a summary has the length from the first state to the last event`() throws {
    let summary = try SampleSession.write(to: folder.file("session")).summary()
    #expect(summary == RecordingSummary(actions: 6, length: 6_010, started: "2026-01-01T10:00:00Z", program: "sample"))
    let empty = try SampleSession.write([], to: folder.file("empty")).summary()
    #expect(empty == RecordingSummary(actions: 0, length: 0, started: nil, program: nil))
  }
}
