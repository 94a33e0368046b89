/// Decides whether a request may use the server.
struct AccessGuard: Sendable {
  let token: String
  let port: UInt16
  /// Further names of this machine, if the server may be reached from others.
  var hosts: [String] = []

  /// Why a request is refused; nil if it is not.
  func refusal(token given: String?, host: String?, origin: String?) -> String? {
    guard let given, isEqual(given, token) else {
      return "The address has no token, or a wrong one. Open the address that the program printed."
    }
    let names = ["127.0.0.1", "localhost", "[::1]"] + hosts
    guard let host, names.contains(where: { host == "\($0):\(port)" }) else {
      return "The host '\(host ?? "")' is not this program."
    }
    if let origin, !names.contains(where: { origin == "http://\($0):\(port)" }), !isOfThisMachine(origin) {
      return "A page from '\(origin)' may not use the inspector."
    }
    return nil
  }

  /// Whether a page is one of a program on this machine: the page of one program shows the stores of others, whose address it was given.
  /// Whoever serves a page here and has the token can connect without a page, too.
  private func isOfThisMachine(_ origin: String) -> Bool {
    ["http://127.0.0.1:", "http://localhost:", "http://[::1]:"].contains { prefix in
      origin.hasPrefix(prefix) && UInt16(origin.dropFirst(prefix.count)) != nil
    }
  }

  /// Compares in a time that does not depend on where the texts differ.
  private func isEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// A token of 128 random bits.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let text = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }
}
