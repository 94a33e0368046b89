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
  }
#endif
