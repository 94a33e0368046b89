// Tests of: Recording/RecordingQueue.swift, REC-90

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

#if os(Linux) || os(macOS)
  /// Kills a process that records, at random moments.
  @Suite(.timeLimit(.minutes(60)), .serialized)
  struct CrashTests {
    typealias Feature = RandomFeature03

    // holds: REC-90
    @Test(arguments: [RecordingOptions.States.snapshots, .checked])
    func `the file of a killed process opens, is complete up to its last batch, and replays`(
      _ states: RecordingOptions.States
    ) async throws {
      let count = ProcessInfo.processInfo.environment["HEADGATE_LONG"] == nil ? 10 : 100
      var random = SeededNumbers(UInt64(Date().timeIntervalSince1970))
      var recorded = 0
      for _ in 0..<count {
        let file = TemporaryFile()
        let milliseconds = 20 + random.below(200)
        let job = CrashJob(file: file.url, isChecked: states == .checked, milliseconds: milliseconds)
        await #expect(processExitsWith: .signal(SIGKILL)) { [job = job as CrashJob] in
          try await CrashProcess.run(job)
        }
        let log = CrashLog.read(job.log)
        try FileManager.default.removeItem(at: job.log)
        // The process may be killed before the recorder has created its file.
        guard !log.isEmpty else { continue }
        recorded += try await check(file.url, log, "killed after \(milliseconds) ms")
      }
      #expect(recorded > 0)
    }

    /// Returns the number of recorded actions.
    @MainActor
    private func check(_ file: URL, _ log: [CrashLog.Entry], _ comment: Comment) throws -> Int {
      let recording = try Recording(contentsOf: file)
      #expect(try recording.damages() == [], comment)
      let actions = try recording.actions()
      #expect(actions.count <= log.count, comment)
      for (action, entry) in zip(actions, log) {
        let decoded = try JSONDecoder().decode(Feature.Action.self, from: Data(action.payload.utf8))
        #expect(action.number == entry.number, comment)
        #expect(CrashLog.digest(of: decoded) == entry.digest, comment)
      }
      let missing = log.dropFirst(actions.count)
      // What may wait, and what is written. Each action has at most four entries here.
      #expect(missing.count <= 2 * 8192, comment)
      if let first = missing.first, let last = missing.last {
        // 50 milliseconds, and the time of one batch on a machine that does other things.
        #expect(last.time - first.time < 3_000_000_000, comment)
      }
      guard !(try recording.snapshots().isEmpty) else { return 0 }
      let replay = try Replay(recording) { Feature() }
      #expect(try replay.check() == nil, comment)
      #expect(replay.findings.isEmpty, comment)
      return actions.count
    }
  }

  /// What a killed process does.
  struct CrashJob: Codable, Sendable {
    var file: URL
    var isChecked: Bool
    var milliseconds: Int

    var log: URL { file.appendingPathExtension("log") }
  }

  enum CrashProcess {
    @MainActor
    static func run(_ job: CrashJob) async throws {
      let store = Store(initialState: CrashTests.Feature.State(id: 0)) {
        CrashTests.Feature()
      } withDependencies: {
        $0.context = .live
      }
      let log = try CrashLog(job.log)
      let token = store.addObserver(log)
      let options = RecordingOptions(states: job.isChecked ? .checked : .snapshots, snapshotInterval: 20)
      let recorder = try store.record(to: job.file, options: options)
      Thread.detachNewThread {
        usleep(UInt32(job.milliseconds) * 1000)
        kill(getpid(), SIGKILL)
      }
      var random = SeededNumbers(1)
      while true {
        for _ in 0..<20 {
          store.send(CrashTests.Feature.randomAction(store.withState { $0 }, &random))
        }
        await Task.yield()
        withExtendedLifetime((recorder, token)) {}
      }
    }
  }

  /// Notes each action in a file, so that it is known after the process is killed.
  final class CrashLog: StoreObserver {
    struct Entry {
      var number: UInt64
      var time: UInt64
      var digest: UInt64
    }

    private let handle: FileHandle

    init(_ file: URL) throws {
      try Data().write(to: file)
      handle = try FileHandle(forWritingTo: file)
    }

    func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
      guard case .actionReceived(let received) = event else { return }
      let entry = Entry(
        number: received.number,
        time: DispatchTime.now().uptimeNanoseconds,
        digest: Self.digest(of: received.action)
      )
      // The system has the bytes after this call, whatever happens to the process.
      withUnsafeBytes(of: entry) { try? handle.write(contentsOf: Data($0)) }
    }

    static func digest(of action: some Any) -> UInt64 { DumpLines.digest(of: "\(action)") }

    static func read(_ file: URL) -> [Entry] {
      let data = (try? Data(contentsOf: file)) ?? Data()
      let size = MemoryLayout<Entry>.size
      return (0..<(data.count / size)).map { index in
        data[(index * size)..<((index + 1) * size)].withUnsafeBytes { $0.loadUnaligned(as: Entry.self) }
      }
    }
  }
#endif
