import Testing

@testable import HeadgateInspector

@Suite(.timeLimit(.minutes(10)))
struct HTTPRequestReaderTests {
  private let limits = HTTPLimits()

  /// Reads a text in parts of a size.
  private func read(_ bytes: [UInt8], parts: Int = 4096) -> (step: HTTPRequestReader.Step, examined: Int) {
    var reader = HTTPRequestReader(limits)
    for start in stride(from: 0, to: bytes.count, by: parts) {
      let step = reader.take(Array(bytes[start..<min(start + parts, bytes.count)]))
      if case .more = step { continue }
      return (step, reader.examined)
    }
    return (.more, reader.examined)
  }

  private func status(_ text: String) -> Int? {
    if case .refused(let response) = read(Array(text.utf8)).step { response.status.rawValue } else { nil }
  }

  // holds: INSPECT-520
  @Test(arguments: [1, 2, 3, 4096]) func `a request has its line, and the headers that decide`(parts: Int) throws {
    let text = """
      GET /session?token=a%62c&store=1&token=x&flag HTTP/1.1\r
      HOST:127.0.0.1:80\r
      Cookie: a=b; c="d"\r
      Origin: \thttp://127.0.0.1:80 \r
      Accept:\r
      \r
      rest
      """
    guard case .request(let request, let rest) = read(Array(text.utf8), parts: parts).step else {
      Issue.record("no request")
      return
    }
    #expect(request.method == "GET")
    #expect(request.path == "/session")
    #expect(request.query == ["token": "abc", "store": "1", "flag": ""])
    #expect(request.headers == ["host": "127.0.0.1:80", "origin": "http://127.0.0.1:80"])
    #expect("rest".utf8.starts(with: rest))
  }

  // holds: INSPECT-521
  @Test(arguments: [
    ("GET /\r\n\r\n", 400), (" GET / HTTP/1.1\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400), ("\r\n\r\n", 400),
    ("GET http://a/ HTTP/1.1\r\n\r\n", 400), ("GET * HTTP/1.1\r\n\r\n", 400), ("G(T / HTTP/1.1\r\n\r\n", 400),
    ("GET /é HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 505), ("GET / http/1.1\r\n\r\n", 505),
    ("GET / HTTP/1.1\n\n", 400), ("GET / HTTP/1.1\r\nHost: a\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\rb\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\0\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\u{7f}\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost\r\n\r\n", 400), ("GET / HTTP/1.1\r\n: a\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nOrigin: a\r\norigin: b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nUpgrade: a\r\nUPGRADE: a\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nContent-Length:\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\n", 413),
    ("GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
    ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 413),
  ])
  func `a request that breaks a rule is refused`(text: String, expected: Int) {
    #expect(status(text) == expected)
  }

  // holds: INSPECT-520
  @Test func `the first line, a header, their number and their sum have limits`() {
    func text(target: Int = 1, headers: Int = 0, of size: Int = 4) -> String {
      "GET /\(String(repeating: "a", count: target - 1)) HTTP/1.1\r\n"
        + String(repeating: "a: \(String(repeating: "b", count: size - 3))\r\n", count: headers) + "\r\n"
    }
    // "GET ", the target and " HTTP/1.1".
    #expect(status(text(target: limits.requestLine - 13)) == nil)
    #expect(status(text(target: limits.requestLine - 12)) == 414)
    #expect(status(text(headers: 1, of: limits.header)) == nil)
    #expect(status(text(headers: 1, of: limits.header + 1)) == 431)
    #expect(status(text(headers: limits.headers)) == nil)
    #expect(status(text(headers: limits.headers + 1)) == 431)
    // 16 bytes are the first line, 2 the last one, and each header has 2 more.
    #expect(status(text(headers: 4, of: (limits.head - 18) / 4 - 2)) == nil)
    #expect(status(text(headers: 4, of: (limits.head - 18) / 4 - 1)) == 431)
  }

  // holds: INSPECT-520
  @Test(arguments: ["GET /", "GET / HTTP/1.1\r\nCookie: a=", "GET / HTTP/1.1\r\na: b\r\nHost: ", ""])
  func `no more bytes are looked at than the limit, and each of them once`(head: String) {
    var last = 0
    for count in [1000, 10_000, 100_000, 1_000_000, 10_000_000] {
      // The same bytes that are refused, in lines and without an end.
      for filler in ["a", "a: b\r\n", "\r\n", "a: \(String(repeating: "b", count: 60_000))\r\n"] {
        let fill = Array(String(repeating: filler, count: 1 + 4096 / filler.utf8.count).utf8)
        var (reader, sent) = (HTTPRequestReader(limits), head.utf8.count)
        var isMore = true
        if case .refused = reader.take(Array(head.utf8)) { isMore = false }
        while isMore, sent < count {
          if case .more = reader.take(fill) { sent += fill.count } else { isMore = false }
        }
        #expect(reader.examined <= min(sent + fill.count, limits.head + 1))
        if isMore { #expect(reader.examined == sent) }
        last = max(last, reader.examined)
      }
    }
    #expect(last <= limits.head + 1)
  }

  // holds: INSPECT-520
  @Test func `a cookie of another program does not keep the page away`() {
    let cookie = String(repeating: "x", count: 60_000)
    #expect(status("GET / HTTP/1.1\r\nHost: a\r\nCookie: \(cookie)\r\n\r\n") == nil)
  }
}
