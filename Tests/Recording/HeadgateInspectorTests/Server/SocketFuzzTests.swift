// Tests of: INSPECT-9, INSPECT-101, INSPECT-501

import Foundation
import Headgate
import HeadgateRecordings
import Testing

@testable import HeadgateInspector

#if os(Linux) || os(macOS)
  /// Sends bytes to the socket of a server. Each test has a process of its own: its memory and its files are measured.
  @Suite(.timeLimit(.minutes(ProcessInfo.processInfo.environment["HEADGATE_LONG"] == nil ? 10 : 600)))
  struct SocketFuzzTests {
    private static let isLong = ProcessInfo.processInfo.environment["HEADGATE_LONG"] != nil

    // holds: INSPECT-9
    @Test func `any frames through the socket leave a server that answers`() async {
      let count = Self.isLong ? 1_000_000 : 2000
      let seed = UInt64(Date().timeIntervalSince1970)
      let log = SocketFuzz.newLog()
      let result = await #expect(processExitsWith: .success, "seed \(seed)") {
        [count = count as Int, seed = seed as UInt64, log = log as String] in
        try await SocketFuzz.logged(to: log) { try await SocketFuzz.run(frames: count, seed: seed, log: log) }
      }
      SocketFuzz.report(log, isFailure: result == nil)
    }

    // holds: INSPECT-501
    @Test func `a server goes on after the process had too many open files`() async {
      await #expect(processExitsWith: .success) {
        try await SocketFuzz.runOutOfFiles()
      }
    }

    // holds: INSPECT-101, INSPECT-501
    @Test func `a server that cannot start keeps no files open`() async {
      await #expect(processExitsWith: .success) {
        try await SocketFuzz.startOnUsedPort()
      }
    }
  }

  @MainActor
  enum SocketFuzz {
    /// Sends frames, from four connections at a time, and ends with an error if the server does not answer or keeps what it read.
    static func run(frames count: Int, seed: UInt64, log: String) async throws {
      let store = Store(initialState: Fuzzed.State()) { Fuzzed() }
      let inspection = try await store.inspect()
      let address = inspection.address
      try await answered(address)
      let files = openFiles()
      var early: Int?
      var sent = 0
      var connections = 0
      // The first part fills caches.
      for part in 0..<10 {
        let workers = (0..<4).map { worker in
          let seed = seed &* 1000 &+ UInt64(part * 10 + worker)
          return Task { try await onThread { try Self.send(count / 40, seed: seed, to: address) } }
        }
        for worker in workers {
          let result = try await worker.value
          sent += result.frames
          connections += result.connections
        }
        try await answered(address)
        if part == 0 { early = memory() }
        write("\(sent) frames, \(connections) connections, \(memory() ?? 0) MB\n", to: log)
      }
      if let early, let late = memory() {
        try require(late < early + 100, "the memory grew from \(early) to \(late) MB")
      }
      try require(sent >= count, "\(sent) frames were sent")
      // Connections that the clients closed are closed by the server a little later.
      if let files {
        for _ in 0..<1200 where openFiles() ?? 0 > files + 10 { try await Task.sleep(for: .milliseconds(50)) }
        let late = openFiles() ?? 0
        try require(late <= files + 10, "\(files) open files became \(late)")
      }
      store.send(.addTapped)
      withExtendedLifetime(inspection) {}
    }

    private struct Result: Sendable {
      var frames = 0
      var connections = 0
    }

    private nonisolated static func send(_ count: Int, seed: UInt64, to address: URL) throws -> Result {
      var random = RandomFrames(seed: seed)
      var result = Result()
      while result.frames < count {
        result.connections += 1
        if random.below(10) == 0 {
          try knock(address, &random)
          continue
        }
        guard let client = SocketClient(address) else { throw Failure("the server refuses a connection") }
        for _ in 0..<random.below(200) {
          try require(client.write(random.harmless()), "seed \(seed): the server closed after \(result.frames) frames")
          result.frames += 1
        }
        // A page that disconnects without a closing frame, and one that sends it.
        guard random.below(4) > 0 else { continue }
        let last = random.last()
        result.frames += 1
        guard client.write(last.bytes) else { continue }
        if !last.isEndedByServer { client.endWriting() }
        _ = client.readToEnd()
      }
      return result
    }

    /// Opens a connection that is no page.
    private nonisolated static func knock(_ address: URL, _ random: inout RandomFrames) throws {
      guard let client = SocketClient(port: address.port ?? 0) else { throw Failure("the server refuses a connection") }
      let handshake = Array(SocketClient.handshake(address).utf8)
      switch random.below(4) {
      case 0: break
      case 1: _ = client.write(Array(handshake.prefix(random.below(handshake.count))))
      case 2: _ = client.write(random.harmless())
      default:
        _ = client.write(Array(SocketClient.handshake(address).replacing("token=", with: "token=0").utf8))
        client.endWriting()
        let answer = String(decoding: client.readToEnd(), as: UTF8.self)
        try require(answer.contains("403") || answer.contains("The address has no token"), answer)
      }
    }

    /// Connects when the system has no more files, and waits until the server answers again.
    static func runOutOfFiles() async throws {
      let store = Store(initialState: Fuzzed.State()) { Fuzzed() }
      let inspection = try await store.inspect()
      let address = inspection.address
      try await answered(address)
      var limit = rlimit()
      #if os(Linux)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      #else
        let resource = RLIMIT_NOFILE
      #endif
      getrlimit(resource, &limit)
      let usual = limit.rlim_cur
      limit.rlim_cur = 100
      setrlimit(resource, &limit)
      let clients = try await onThread {
        var clients: [SocketClient] = []
        while let client = SocketClient() { clients.append(client) }
        try require(clients.count > 10, "\(clients.count) sockets were made")
        // The server has no file for this connection, and the client waits.
        try require(clients[0].connect(to: address.port ?? 0), "the system refuses a connection")
        return clients
      }
      while await inspection.server.http?.failures ?? 0 < 2 { try await Task.sleep(for: .milliseconds(20)) }
      limit.rlim_cur = usual
      setrlimit(resource, &limit)
      // A server that does not answer any more ends the test by its limit.
      try await onThread {
        try require(clients[0].write(Array(SocketClient.handshake(address).utf8)), "the connection is closed")
        try require(String(decoding: clients[0].read(100), as: UTF8.self).contains(" 101 "), "the client has no answer")
      }
      while (try? await answered(address)) == nil { try await Task.sleep(for: .milliseconds(20)) }
      withExtendedLifetime(inspection) {}
    }

    /// Starts servers on a port that is in use. Each of them fails.
    static func startOnUsedPort() async throws {
      let inspection = try await Store(initialState: Fuzzed.State()) { Fuzzed() }.inspect()
      let port = UInt16(inspection.address.port ?? 0)
      var files: [Int?] = []
      for _ in 0..<3 {
        for _ in 0..<20 {
          var isRefused = false
          do {
            _ = try await InspectorServer(.loopback(port: port)).start()
          } catch {
            isRefused = true
          }
          try require(isRefused, "the port \(port) was not in use")
        }
        files.append(openFiles())
      }
      // The first part opens what every server needs.
      if let early = files[0], let late = files[2] { try require(late < early + 10, "\(early) files became \(late)") }
      withExtendedLifetime(inspection) {}
    }

    /// Asks as a page does.
    static func answered(_ address: URL) async throws {
      try await onThread {
        guard let client = SocketClient(address) else { throw Failure("the server refuses a page") }
        guard let hello = client.readFrame(), String(decoding: hello.payload, as: UTF8.self).contains("hello") else {
          throw Failure("the first frame is not 'hello'")
        }
        var random = RandomFrames(seed: 1)
        try require(client.write(random.text(#"{"id": 4711, "method": "stores"}"#)), "the server closed")
        while let frame = client.readFrame() {
          if String(decoding: frame.payload, as: UTF8.self).contains(#""id":4711"#) { return }
        }
        throw Failure("the server closed before it answered")
      }
    }

    // MARK: The process

    /// The file in which a process writes what it saw.
    nonisolated static func newLog() -> String {
      FileManager.default.temporaryDirectory.appending(path: "headgate-fuzz-\(UUID().uuidString).txt").path
    }

    /// Runs a test, and notes its error: the process that waits knows only that this one failed.
    static func logged(to log: String, _ body: @MainActor () async throws -> Void) async throws {
      do {
        try await body()
      } catch {
        write("\(error)\n", to: log)
        throw error
      }
    }

    /// Shows what a process wrote, if it failed or if this is the long tier.
    nonisolated static func report(_ log: String, isFailure: Bool) {
      let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? "the process wrote nothing"
      try? FileManager.default.removeItem(atPath: log)
      if isFailure { Issue.record("\(text)") }
      if ProcessInfo.processInfo.environment["HEADGATE_LONG"] != nil { print(text) }
    }

    /// What the process has in memory, in megabytes; nil if the system does not say it.
    static func memory() -> Int? {
      guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
      else { return nil }
      return pages * Int(getpagesize()) / 1_000_000
    }

    /// Adds a line to what the test shows of the process.
    nonisolated static func write(_ text: String, to log: String) {
      if !FileManager.default.fileExists(atPath: log) { _ = FileManager.default.createFile(atPath: log, contents: nil) }
      guard let file = FileHandle(forWritingAtPath: log) else { return }
      _ = try? file.seekToEnd()
      try? file.write(contentsOf: Data(text.utf8))
      try? file.close()
    }

    static func openFiles() -> Int? {
      try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }

    /// The clients wait for the server, and block no thread that it needs.
    nonisolated static func onThread<Value: Sendable>(
      _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
      }
    }

    nonisolated static func require(_ condition: Bool, _ problem: String) throws {
      if !condition { throw Failure(problem) }
    }

    struct Failure: Error, CustomStringConvertible {
      let description: String

      init(_ description: String) {
        self.description = description
      }
    }
  }

  @Reducer
  struct Fuzzed {
    @ObservableState
    struct State: Codable, Sendable {
      var count = 0
      var name = ""
    }

    enum Action: Codable, Sendable {
      case addTapped
      case renamed(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addTapped: state.count += 1
        case .renamed(let name): state.name = name
        }
        return .none
      }
    }
  }
#endif
