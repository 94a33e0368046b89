// Tests of: INSPECT-520, INSPECT-521

import Foundation
import Headgate
import HeadgateRecordings
import Testing

@testable import HeadgateInspector

#if os(Linux) || os(macOS)
  /// Sends requests that a server must not read to their end.
  @Suite(.timeLimit(.minutes(ProcessInfo.processInfo.environment["HEADGATE_LONG"] == nil ? 10 : 600)))
  struct SocketFloodTests {
    // holds: INSPECT-520
    @Test func `fifty clients that send ten megabytes each stop neither the page nor the program`() async {
      let log = SocketFuzz.newLog()
      let result = await #expect(processExitsWith: .success) { [log = log as String] in
        try await SocketFuzz.logged(to: log) { try await SocketFuzz.flood(clients: 50, bytes: 10_000_000) }
      }
      SocketFuzz.report(log, isFailure: result == nil)
    }

    // holds: INSPECT-520, INSPECT-521
    @Test func `any requests through the socket leave a server that answers`() async {
      let count = ProcessInfo.processInfo.environment["HEADGATE_LONG"] == nil ? 100 : 100_000
      let seed = UInt64(Date().timeIntervalSince1970)
      let log = SocketFuzz.newLog()
      let result = await #expect(processExitsWith: .success, "seed \(seed)") {
        [count = count as Int, seed = seed as UInt64, log = log as String] in
        try await SocketFuzz.logged(to: log) { try await SocketFuzz.run(requests: count, seed: seed, log: log) }
      }
      SocketFuzz.report(log, isFailure: result == nil)
    }

    // holds: INSPECT-520
    @Test(arguments: ["", "G", "GET / HTTP/1.1\r\nHost: 127.0.0.1"]) func `a client that stops is told so`(
      start: String
    ) async throws {
      var limits = HTTPLimits()
      limits.time = .milliseconds(200)
      let server = InspectorServer(.loopback(), limits: limits)
      let port = try await server.start().port ?? 0
      let answer = try await SocketFuzz.onThread {
        let client = try #require(SocketClient(port: port))
        #expect(client.write(Array(start.utf8)))
        return String(decoding: client.readToEnd(), as: UTF8.self)
      }
      #expect(answer.hasPrefix("HTTP/1.1 408 "))
      await server.stop()
    }

    // holds: INSPECT-520
    @Test func `a client that sends a byte at a time has the same time`() async throws {
      var limits = HTTPLimits()
      limits.time = .milliseconds(200)
      let server = InspectorServer(.loopback(), limits: limits)
      let port = try await server.start().port ?? 0
      let written = try await SocketFuzz.onThread {
        let client = try #require(SocketClient(port: port))
        // This ends because the server closes the connection.
        for count in 0... {
          guard client.write([UInt8(ascii: "a")]) else { return count }
          usleep(20_000)
        }
        return 0
      }
      #expect(written > 0)
      while await server.http?.count != 0 { try await Task.sleep(for: .milliseconds(5)) }
      await server.stop()
    }

    // holds: INSPECT-520
    @Test func `clients that wait without a token make room for a page`() async throws {
      var limits = HTTPLimits()
      limits.time = .seconds(86_400)
      limits.unauthenticated = 4
      let server = InspectorServer(.loopback(), limits: limits)
      let address = try await server.start()
      try await SocketFuzz.onThread {
        let clients = try (0..<10).map { _ in try #require(SocketClient(port: address.port ?? 0)) }
        for client in clients.prefix(6) { #expect(client.readToEnd().isEmpty) }
        let page = try #require(SocketClient(address))
        #expect(page.readFrame() != nil)
        // The page made room by the end of the next one, and has its own room now.
        #expect(clients[6].readToEnd().isEmpty)
        for client in clients.suffix(3) { #expect(client.write([UInt8(ascii: "G")])) }
      }
      await server.stop()
    }
  }

  extension SocketFuzz {
    /// Opens connections without a token that send a line without an end. The page answers, and the store reduces actions, while they send.
    static func flood(clients count: Int, bytes: Int) async throws {
      let store = Store(initialState: Fuzzed.State()) { Fuzzed() }
      let inspection = try await store.inspect()
      let address = inspection.address
      try await answered(address)
      let before = memory()
      let heads = [
        "GET /", "GET / HTTP/1.1\r\nCookie: a=", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n",
      ]
      let floods = (0..<count).map { number in
        Task {
          try await onThread {
            guard let client = SocketClient(port: address.port ?? 0) else {
              throw Failure("the system refuses a connection")
            }
            let part = [UInt8](repeating: UInt8(ascii: "a"), count: 65_536)
            // The server may close before everything is written.
            guard client.write(Array(heads[number % heads.count].utf8)) else { return }
            for _ in 0..<(bytes / part.count) { guard client.write(part) else { return } }
            _ = client.readToEnd()
          }
        }
      }
      for _ in 1...20 {
        store.send(.addTapped)
        try await answered(address)
      }
      for flood in floods { try await flood.value }
      try require(store.count == 20, "the store reduced \(store.count) actions")
      let stores = try JSONTree(parsing: await inspection.server.answer(#"{"id": 1, "method": "stores"}"#))
      try require(stores["result"]?.elements?.first?["last"] == .integer(20), "the page knows \(stores)")
      if let before, let after = memory() { try require(after < before + 100, "\(before) MB became \(after) MB") }
    }

    /// Sends requests with mistakes, from four threads. Each connection ends, whatever was sent.
    static func run(requests count: Int, seed: UInt64, log: String) async throws {
      let store = Store(initialState: Fuzzed.State()) { Fuzzed() }
      let inspection = try await store.inspect()
      let address = inspection.address
      try await answered(address)
      let files = openFiles()
      var early: Int?
      var answers: [String: Int] = [:]
      // The first part fills caches.
      for part in 0..<10 {
        let workers = (0..<4).map { worker in
          let seed = seed &* 1000 &+ UInt64(part * 10 + worker)
          return Task { try await onThread { try send(requests: (count + 39) / 40, seed: seed, to: address) } }
        }
        for worker in workers {
          answers.merge(try await worker.value) { $0 + $1 }
        }
        try await answered(address)
        if part == 0 { early = memory() }
        write("\(answers.values.reduce(0, +)) requests, \(memory() ?? 0) MB\n", to: log)
      }
      write("\(answers.sorted { $0.key < $1.key })\n", to: log)
      let ended = answers.values.reduce(0, +)
      try require(ended == 40 * ((count + 39) / 40), "\(ended) connections ended")
      store.send(.addTapped)
      if let early, let late = memory() { try require(late < early + 100, "\(early) MB became \(late) MB") }
      while let files, openFiles() ?? 0 > files + 10 { try await Task.sleep(for: .milliseconds(50)) }
      withExtendedLifetime(inspection) {}
    }

    /// Returns the statuses of the answers. The empty one is a connection that ended before a request did.
    private nonisolated static func send(
      requests count: Int,
      seed: UInt64,
      to address: URL
    ) throws -> [String: Int] {
      var requests = RandomRequests(seed: seed, valid: SocketClient.handshake(address))
      var answers: [String: Int] = [:]
      for _ in 0..<count {
        let request = requests.next()
        guard let client = SocketClient(port: address.port ?? 0) else {
          throw Failure("the server refuses a connection")
        }
        _ = client.write(request)
        client.endWriting()
        let answer = client.readFirst(12)
        let status = String(decoding: answer, as: UTF8.self)
        try require(answer.isEmpty || status.hasPrefix("HTTP/1.1 "), "seed \(seed): the answer begins with '\(status)'")
        answers[String(status.dropFirst(9)), default: 0] += 1
      }
      return answers
    }
  }
#endif
