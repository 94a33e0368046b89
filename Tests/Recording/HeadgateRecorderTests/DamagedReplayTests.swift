// Tests of: REC-501

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

/// Replays damaged copies of the committed recording.
@MainActor
@Suite(.timeLimit(.minutes(60)))
struct DamagedReplayTests {
  private static let isLong = ProcessInfo.processInfo.environment["HEADGATE_LONG"] != nil
  private let whole: Data

  init() throws {
    whole = try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Recordings/version-1.headgate")
    )
  }

  // holds: REC-501
  @Test func `a damaged recording gives one error or states, and stays as it is`() throws {
    // Other files in each long run.
    let seed = Self.isLong ? UInt64(Date().timeIntervalSince1970) : 1
    var random = SeededNumbers(seed)
    var outcomes: [String: Int] = [:]
    for round in 0..<(Self.isLong ? 5000 : 50) {
      let file = TemporaryFile()
      let data = damaged(&random)
      try data.write(to: file.url)
      let comment: Comment = "seed \(seed), round \(round)"
      outcomes[try outcome(file.url, &random, comment), default: 0] += 1
      #expect(try Data(contentsOf: file.url) == data, comment)
      for end in ["-wal", "-shm", "-journal"] {
        #expect(!FileManager.default.fileExists(atPath: file.url.path + end), comment)
      }
    }
    // Each way to end is taken: the damage is neither always found at once nor never.
    #expect((outcomes["the file is refused"] ?? 0) > 0)
    #expect((outcomes["the replay is refused"] ?? 0) + (outcomes["the replay ends early"] ?? 0) > 0)
    #expect((outcomes["replayed"] ?? 0) > 0)
    if Self.isLong { print("Damaged recordings, seed \(seed): \(outcomes)") }
  }

  /// Damages the recording in one of the ways of disks, networks and people.
  private func damaged(_ random: inout SeededNumbers) -> Data {
    var data = whole
    switch random.below(8) {
    case 0: return data.prefix(random.below(data.count))
    case 1: return data.prefix(random.below(data.count / 4096) * 4096)
    case 2:
      let start = random.below(data.count)
      data.resetBytes(in: start..<min(data.count, start + random.below(8192)))
    case 3:
      // A page in the place of another one.
      let pages = data.count / 4096
      let (from, to) = (random.below(pages) * 4096, random.below(pages) * 4096)
      data.replaceSubrange(to..<(to + 4096), with: data[from..<(from + 4096)])
    case 4: data.append(contentsOf: (0..<random.below(5000)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    case 5: data[random.below(100)] = UInt8(truncatingIfNeeded: random.next())
    default:
      for _ in 0..<(1 << random.below(10)) { data[100 + random.below(data.count - 100)] ^= 1 << UInt8(random.below(8)) }
    }
    return data
  }

  private func outcome(_ file: URL, _ random: inout SeededNumbers, _ comment: Comment) throws -> String {
    let recording: Recording
    do throws(RecordingError) {
      recording = try Recording(contentsOf: file)
    } catch {
      #expect("\(error)".contains(file.path), comment)
      return "the file is refused"
    }
    let replay: Replay<VersionOne.State, VersionOne.Action>
    do throws(ReplayError) {
      replay = try Replay(recording) { VersionOne() }
    } catch {
      #expect("\(error)".count > 20, comment)
      return "the replay is refused"
    }
    // The replay stays usable after each error.
    var isComplete = true
    func attempt(_ body: () throws(ReplayError) -> Void) {
      do throws(ReplayError) {
        try body()
      } catch {
        isComplete = false
        #expect("\(error)".count > 20, comment)
      }
    }
    attempt { () throws(ReplayError) in _ = try replay.check() }
    for _ in 0..<6 {
      let number = UInt64(random.below(21))
      attempt { () throws(ReplayError) in try replay.go(to: number) }
      _ = replay.state
    }
    return isComplete ? "replayed" : "the replay ends early"
  }
}
