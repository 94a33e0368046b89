import FlyingSocks
import Foundation
import Headgate
import Testing

@testable import HeadgateInspector

#if os(Linux) || os(macOS)
  @MainActor
  @Suite(.timeLimit(.minutes(10)))
  struct HTTPServerTests {
    private let store = Store(initialState: Fuzzed.State()) { Fuzzed() }

    /// Writes a request, and returns the whole answer.
    private func answer(_ address: URL, _ request: String) async throws -> String {
      try await SocketFuzz.onThread {
        let client = try #require(SocketClient(port: address.port ?? 0))
        _ = client.write(Array(request.utf8))
        var answer: [UInt8] = []
        while case let bytes = client.read(65_536), !bytes.isEmpty { answer += bytes }
        return String(decoding: answer, as: UTF8.self)
      }
    }

    // holds: INSPECT-1, INSPECT-521, INSPECT-526
    @Test func `each answer has its status, and none is kept or guessed`() async throws {
      let inspection = try await store.inspect()
      let address = inspection.address
      let host = "Host: 127.0.0.1:\(address.port ?? 0)\r\n"
      let token = address.query ?? ""
      let requests: [(request: String, status: Int)] = [
        ("GET /?\(token) HTTP/1.1\r\n\(host)\r\n", 200),
        ("GET /session?\(token)&store=\(inspection.number) HTTP/1.1\r\n\(host)\r\n", 200),
        ("GET /session?\(token)&store=99999 HTTP/1.1\r\n\(host)\r\n", 404),
        ("GET /session?\(token) HTTP/1.1\r\n\(host)\r\n", 404),
        ("GET /other?\(token) HTTP/1.1\r\n\(host)\r\n", 404),
        ("POST /?\(token) HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", 405),
        ("POST /?\(token) HTTP/1.1\r\n\(host)Content-Length: 1\r\n\r\na", 413),
        ("GET /socket?\(token) HTTP/1.1\r\n\(host)\r\n", 426),
        (
          "GET /socket?\(token) HTTP/1.1\r\n\(host)Upgrade: WebSocket\r\nConnection: keep-alive, upgrade\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: a\r\n\r\n", 400
        ),
        // Without the token, an address that exists is as one that does not.
        ("GET / HTTP/1.1\r\n\(host)\r\n", 403), ("POST /other HTTP/1.1\r\n\(host)\r\n", 403),
        ("GET /?\(token) HTTP/1.1\r\n\r\n", 403), ("GET /?\(token) HTTP/1.1\r\nHost: a\r\n\r\n", 403),
        ("GET /?\(token) HTTP/1.1\r\n\(host)Origin: http://a\r\n\r\n", 403),
        ("GET /?\(token) HTTP/1.1\r\n\(host)Origin: http://127.0.0.1:1\r\nOrigin: http://a\r\n\r\n", 400),
        ("GET /?\(token) HTTP/1.1\r\n\(host)\(host)\r\n", 400),
        ("GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\n\r\n", 414),
      ]
      for (request, status) in requests {
        let answer = try await answer(address, request)
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request)")
        let head = answer.components(separatedBy: "\r\n\r\n")[0] + "\r\n"
        for header in ["Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Connection: "] {
          #expect(head.contains("\r\n\(header)"), "\(request)")
        }
      }
    }

    // holds: INSPECT-10
    @Test func `the copy of a download is removed`() async throws {
      let inspection = try await store.inspect()
      let address = inspection.address
      let request =
        "GET /session?\(address.query ?? "")&store=\(inspection.number) HTTP/1.1\r\nHost: 127.0.0.1:\(address.port ?? 0)\r\n\r\n"
      #expect(try await answer(address, request).contains("SQLite format 3"))
      let folder = try #require(
        await inspection.server.store(inspection.number) as? StoreInspection<Fuzzed.State, Fuzzed.Action>
      )
      .file.deletingLastPathComponent()
      while try FileManager.default.contentsOfDirectory(atPath: folder.path).contains(where: { $0.hasPrefix("copy") }) {
        try await Task.sleep(for: .milliseconds(5))
      }
    }

    private func newServer() throws -> HTTPServer {
      let answer = HTTPResponse(.ok, "")
      return try HTTPServer(
        InspectorInterface.loopback().address(),
        limits: HTTPLimits(),
        refusal: { _ in nil },
        handler: { _ in answer }
      )
    }

    /// Waits until nobody listens. A program that another test starts has a copy of the socket for a moment.
    private func isRefused(_ port: Int) async {
      while SocketClient(port: port) != nil { await Task.yield() }
    }

    // holds: INSPECT-105
    @Test func `a program that the process starts gets no copy of a socket`() async throws {
      let server = try newServer()
      #expect(fcntl(server.listener.file.rawValue, F_GETFD) & FD_CLOEXEC != 0)
      var pair: [Int32] = [0, 0]
      #if os(Linux)
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
      #else
        #expect(socketpair(AF_UNIX, SOCK_STREAM, 0, &pair) == 0)
      #endif
      // A pool that runs: without one, the connection ends at once, and the number of its descriptor is that of another file.
      let pool = SocketPool(queue: PollQueue())
      try await pool.prepare()
      let running = Task { try await pool.run() }
      let accepted = try AsyncSocket(socket: Socket(file: .init(rawValue: pair[0])), pool: pool)
      await server.add(accepted)
      #expect(fcntl(pair[0], F_GETFD) & FD_CLOEXEC != 0)
      close(pair[1])
      await server.endConnections()
      running.cancel()
    }

    // holds: INSPECT-105
    @Test func `a server that never ran stops listening when it is closed or released`() async throws {
      let closed = try newServer()
      var released: HTTPServer? = try newServer()
      let ports = try [#require(closed.port), #require(released?.port)].map { Int($0) }
      for port in ports { #expect(SocketClient(port: port) != nil) }
      await closed.close()
      released = nil
      for port in ports { await isRefused(port) }
      withExtendedLifetime(closed) {}
    }

    // holds: INSPECT-105
    @Test(arguments: 0..<50) func `a server that is stopped at once stops listening`(round: Int) async throws {
      let server = InspectorServer(.loopback())
      let (address, http) = try await server.startAndStop()
      await isRefused(try #require(address.port))
      // A server that was released would not listen, either.
      withExtendedLifetime(http) {}
    }

    // holds: INSPECT-10
    @Test func `a cancelled server accepts no client, however many wait`() async throws {
      let server = try newServer()
      let port = try Int(#require(server.port))
      let clients = try (0..<20).map { _ in try #require(SocketClient(port: port)) }
      await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try? await server.run()
      }
      .value
      #expect(await server.accepted == 0)
      for client in clients { #expect(client.read(1).isEmpty) }
    }

    // holds: INSPECT-10
    @Test func `a server that ends closes a connection that it has just accepted`() async throws {
      let server = try newServer()
      var pair: [Int32] = [0, 0]
      #if os(Linux)
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
      #else
        #expect(socketpair(AF_UNIX, SOCK_STREAM, 0, &pair) == 0)
      #endif
      let socket = try AsyncSocket(socket: Socket(file: .init(rawValue: pair[0])), pool: SocketPool(queue: PollQueue()))
      await server.endConnections()
      await server.add(socket)
      #expect(await server.count == 0)
      #expect(await server.accepted == 0)
      var byte: UInt8 = 0
      // Nothing else could close the other side. A program that another test starts has a copy for a moment.
      while recv(pair[1], &byte, 1, Int32(MSG_DONTWAIT)) != 0 { await Task.yield() }
      close(pair[1])
    }
  }

  extension InspectorServer {
    fileprivate func startAndStop() async throws -> (URL, HTTPServer?) {
      let address = try start()
      let server = http
      await stop()
      return (address, server)
    }
  }
#endif
