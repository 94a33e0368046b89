import Testing

@testable import HeadgateInspector

@Suite(.timeLimit(.minutes(10)))
struct AccessGuardTests {
  private let access = AccessGuard(token: "abc", port: 80)

  // holds: INSPECT-1
  @Test func `requests without the token, for another host, or from another page are refused`() {
    #expect(access.refusal(token: "abc", host: "127.0.0.1:80", origin: nil) == nil)
    #expect(access.refusal(token: "abc", host: "localhost:80", origin: "http://localhost:80") == nil)
    #expect(access.refusal(token: nil, host: "127.0.0.1:80", origin: nil)?.contains("token") == true)
    #expect(access.refusal(token: "abd", host: "127.0.0.1:80", origin: nil)?.contains("token") == true)
    #expect(access.refusal(token: "abcd", host: "127.0.0.1:80", origin: nil)?.contains("token") == true)
    for host in [nil, "127.0.0.1", "127.0.0.1:81", "evil.example:80", "127.0.0.1.evil.example:80"] {
      #expect(access.refusal(token: "abc", host: host, origin: nil)?.contains("is not this program") == true)
    }
    // A page of another program on this machine, which was given the address of this one.
    #expect(access.refusal(token: "abc", host: "127.0.0.1:80", origin: "http://127.0.0.1:81") == nil)
    #expect(
      access.refusal(token: "abd", host: "127.0.0.1:80", origin: "http://127.0.0.1:81")?.contains("token") == true
    )
    for origin in [
      "http://evil.example", "https://127.0.0.1:80", "http://127.0.0.1:81.evil.example",
      "http://127.0.0.1.evil.example:81",
      "http://evil.example:80", "http://127.0.0.1", "http://127.0.0.1:", "null", "",
    ] {
      #expect(access.refusal(token: "abc", host: "127.0.0.1:80", origin: origin)?.contains("may not use") == true)
    }
  }

  // holds: INSPECT-1
  @Test func `tokens have 128 random bits`() {
    let tokens = (0..<100).map { _ in AccessGuard.makeToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
