// Tests of: Recording/RecordingQueue.swift, REC-88, REC-89

import Foundation
import Headgate
import HeadgateDependencies
import HeadgateRecordings
import HeadgateSupport
import Testing

@testable import HeadgateRecorder

#if canImport(Glibc)
  import Glibc
#endif

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RecorderFailureTests {
  private let folder = TemporaryFolder()

  /// Records until the file cannot be written, and expects no other report than one at the line of `record`.
  ///
  /// The recorder's queue may write before the test asks for it. Then the report is on a thread that belongs to no test, and is only printed.
  private func expectEnd(
    in file: URL,
    after fail: (StoreOf<Impure>) throws -> Void
  ) throws -> RecordingError {
    let store = Store(initialState: Impure.State()) { Impure() }
    let line = #line + 3
    var error: RecordingError?
    try withKnownIssue(isIntermittent: true) {
      let recorder = try store.record(to: file)
      for _ in 1...10 { store.send(.step) }
      try recorder.flush()
      try fail(store)
      for _ in 1...3 {
        store.send(.step)
        #expect(throws: RecordingError.self) { try recorder.flush() }
      }
      error = recorder.failure
      #expect(throws: RecordingError.self) { try recorder.stop() }
    } matching: { issue in
      issue.description.contains("[RECORDER-1]") && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID.hasSuffix("RecorderFailureTests.swift") == true
    }
    return try #require(error)
  }

  // holds: REC-88
  @Test func `a queue reports a file that cannot be written once`() throws {
    let file = folder.url.appending(path: "session.headgate")
    let batch = RecordingBatch(
      try RecordingWriter(creating: file),
      clock: RecordingClock(),
      kept: RecordingOptions().kept,
      versions: SharedVersions(DependencyValues.current.shared)
    )
    let reports = Locked(0)
    let queue = RecordingQueue(batch) { _ in reports.withLock { $0 += 1 } }
    try FileManager.default.removeItem(at: file)
    for action: UInt64 in 1...5 {
      queue.append(RecordingEntry(time: 0, event: .dump(action: action, "a")))
      queue.flush()
    }
    #expect(reports.withLock { $0 } == 1)
    guard case .cannotWrite(file.path, _) = queue.failure else { throw try #require(queue.failure) }
  }

  // holds: REC-88
  @Test func `a recording whose file is deleted ends, and is reported once`() throws {
    let file = folder.url.appending(path: "session.headgate")
    let error = try expectEnd(in: file) { _ in try FileManager.default.removeItem(at: file) }
    guard case .cannotWrite(file.path, let problem) = error else { throw error }
    #expect(problem.contains("removed or replaced"))
  }

  // holds: REC-88
  @Test func `a recording whose folder is removed ends, and is reported once`() throws {
    let file = folder.url.appending(path: "session.headgate")
    let folder = folder.url
    _ = try expectEnd(in: file) { _ in try FileManager.default.removeItem(at: folder) }
  }

  // holds: REC-88
  @Test func `another file at the path is not touched`() throws {
    let file = folder.url.appending(path: "session.headgate")
    _ = try expectEnd(in: file) { _ in
      try FileManager.default.moveItem(at: file, to: file.appendingPathExtension("old"))
      try Data("mine".utf8).write(to: file)
    }
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
  }

  #if canImport(Glibc)
    // holds: REC-89
    @Test(.enabled(if: geteuid() == 0, "only the administrator can mount a small disk"))
    func `on a full disk, the recording ends, and what was written replays`() throws {
      let disk = folder.url.appending(path: "disk")
      try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
      guard mount("tmpfs", disk.path, "tmpfs", 0, "size=1m") == 0 else { return }
      defer { umount2(disk.path, Int32(MNT_DETACH)) }
      let file = disk.appending(path: "session.headgate")
      let filler = disk.appending(path: "filler")
      _ = try expectEnd(in: file) { _ in
        // The log of the database grows by whole pages.
        try Data().write(to: filler)
        let handle = try FileHandle(forWritingTo: filler)
        let piece = Data(repeating: 0, count: 512)
        while (try? handle.write(contentsOf: piece)) != nil {}
        try handle.close()
      }
      try FileManager.default.removeItem(at: filler)
      let replay = try Replay(try Recording(contentsOf: file)) { Impure() }
      #expect(replay.actions == 1...10)
      #expect(try replay.check() == nil)
    }
  #endif
}

/// A folder that is removed with all that it contains.
private final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "headgate-\(UUID().uuidString)")

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }
}
