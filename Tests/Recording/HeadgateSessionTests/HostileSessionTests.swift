// Tests of: REC-520, REC-550

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import HostileRecordings
import Testing

@testable import HeadgateSession

/// Asks the questions of `session` about recordings that others made or damaged.
@MainActor
@Suite(.timeLimit(.minutes(120)))
struct HostileSessionTests {
  private static let isLong = ProcessInfo.processInfo.environment["HEADGATE_LONG"] != nil
  private let original = TemporaryFile()

  private static let questions: [(name: String, ask: @MainActor (Session<Pantry>) throws -> Void)] = [
    ("check", { _ = try $0.check() }),
    ("state", { _ = try $0.state(after: 4, at: StatePath("")) }),
    ("diff", { _ = try $0.differences(from: 2, to: 9) }),
    ("changes", { _ = try $0.changes(at: StatePath("total")) }),
    ("search", { _ = try $0.values(with: "milk", limit: 10) }),
    ("test", { _ = try $0.testWriter.test(from: nil, to: nil) }),
    ("shrink", { _ = try Shrinking($0).result { _, _ in } }),
    ("compatibility", { _ = try Session<Pantry>.compatibility(of: $0.recording) }),
  ]

  // holds: REC-520, REC-550
  @Test func `each question about a hostile recording has an answer or one error, in time`() async throws {
    try await Pantry.record(to: original.url)
    let whole = try Data(contentsOf: original.url)
    let seed = Self.isLong ? UInt64(Date().timeIntervalSince1970) : 1
    var mutation = RecordingMutation(seed: seed)
    var (answers, errors, longest) = (0, 0, (seconds: 0.0, name: ""))
    for round in 0..<(Self.isLong ? 10_000 : 10) {
      let file = TemporaryFile()
      defer { RecordingMutation.removeOthers(of: file.url) }
      let change = try mutation.write(whole, to: file.url)
      for (name, ask) in Self.questions {
        let start = Self.seconds
        // An action that a change made of another one may be a mistake that the library reports.
        withKnownIssue(isIntermittent: true) {
          do {
            try ask(try Session<Pantry>(contentsOf: file.url))
            answers += 1
          } catch {
            errors += 1
            #expect("\(error)".count > 20, "seed \(seed), round \(round)")
          }
        } matching: { issue in
          issue.sourceLocation?.fileID.hasSuffix("Pantry.swift") == true
        }
        let seconds = Self.seconds - start
        if seconds > longest.seconds { longest = (seconds, "\(name), round \(round): \(change)") }
        // Only a question without an end has so much processor time, on any machine: the work itself is counted in steps.
        #expect(seconds < 60, "seed \(seed), round \(round), \(name): \(change)")
        #expect(RecordingMutation.isVictimWhole(file.url), "seed \(seed), round \(round), \(name): \(change)")
      }
    }
    #expect(answers > 0 && errors > 0, "seed \(seed)")
    if Self.isLong { print("Hostile sessions, seed \(seed): \(answers) answers, \(errors) errors, longest \(longest)") }
  }

  /// The processor time of the current thread: other work of the machine does not count.
  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
