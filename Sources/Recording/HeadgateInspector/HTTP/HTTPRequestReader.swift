/// Reads the first line and the headers of a request, byte by byte.
///
/// Each byte is looked at a fixed number of times, and at most `HTTPLimits.head` of them are. A request that breaks a rule of RFC 9112 is
/// refused, also where other servers are tolerant: browsers send none of these.
struct HTTPRequestReader: Sendable {
  enum Step {
    /// The head goes on.
    case more
    /// The head is complete. Bytes after it belong to what follows.
    case request(HTTPRequest, rest: ArraySlice<UInt8>)
    case refused(HTTPResponse)
  }

  private let limits: HTTPLimits
  private var line: [UInt8] = []
  /// Whether the last byte was a carriage return.
  private var isAtLineEnd = false
  private var headers = 0
  private var request: HTTPRequest?
  /// How many bytes were looked at. No more are after a refusal.
  private(set) var examined = 0

  init(_ limits: HTTPLimits) {
    self.limits = limits
  }

  /// Takes the next bytes. Not called again after a request or a refusal.
  mutating func take(_ bytes: [UInt8]) -> Step {
    do throws(Refusal) {
      for (index, byte) in bytes.enumerated() where try isComplete(with: byte) {
        guard let request else { break }
        return .request(request, rest: bytes[(index + 1)...])
      }
      return .more
    } catch {
      return .refused(HTTPResponse(error.status, error.reason))
    }
  }

  private struct Refusal: Error {
    let status: HTTPResponse.Status
    let reason: String

    init(_ status: HTTPResponse.Status, _ reason: String) {
      self.status = status
      self.reason = reason
    }
  }

  /// Takes a byte. Returns whether it is the last one of the head.
  private mutating func isComplete(with byte: UInt8) throws(Refusal) -> Bool {
    examined += 1
    guard examined <= limits.head else { throw Refusal(.headersTooLarge, "The headers are too long.") }
    if isAtLineEnd {
      guard byte == UInt8(ascii: "\n") else { throw Refusal(.badRequest, "A carriage return is inside of a line.") }
      isAtLineEnd = false
      defer { line.removeAll(keepingCapacity: true) }
      return try endLine()
    }
    switch byte {
    case UInt8(ascii: "\r"): isAtLineEnd = true
    case UInt8(ascii: "\n"): throw Refusal(.badRequest, "A line ends without a carriage return.")
    case 0..<0x09, 0x0A..<0x20, 0x7F: throw Refusal(.badRequest, "A control character is in the head.")
    default:
      line.append(byte)
      if request == nil {
        guard line.count <= limits.requestLine else { throw Refusal(.uriTooLong, "The first line is too long.") }
      } else {
        guard line.count <= limits.header else { throw Refusal(.headersTooLarge, "A header is too long.") }
      }
    }
    return false
  }

  /// Reads a line. Returns whether it is the empty one after the headers.
  private mutating func endLine() throws(Refusal) -> Bool {
    guard request != nil else {
      request = try firstLine()
      return false
    }
    guard line.isEmpty else {
      try header()
      return false
    }
    try checkBody()
    return true
  }

  private func firstLine() throws(Refusal) -> HTTPRequest {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(Self.isNameCharacter),
      parts[1].first == UInt8(ascii: "/"), parts[1].allSatisfy({ 0x21...0x7E ~= $0 })
    else { throw Refusal(.badRequest, "The first line is no request of HTTP/1.1.") }
    let version = String(decoding: parts[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw Refusal(.versionNotSupported, "The server speaks HTTP/1.1.")
    }
    return HTTPRequest(
      method: String(decoding: parts[0], as: UTF8.self),
      target: String(decoding: parts[1], as: UTF8.self)
    )
  }

  private mutating func header() throws(Refusal) {
    headers += 1
    guard headers <= limits.headers else { throw Refusal(.headersTooLarge, "There are too many headers.") }
    // A space before the colon, and a line that continues the one before it, make a name that is none.
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0, line[..<colon].allSatisfy(Self.isNameCharacter)
    else { throw Refusal(.badRequest, "A header has no valid name.") }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    guard HTTPRequest.usedHeaders.contains(name) else { return }
    guard request?.headers[name] == nil else { throw Refusal(.badRequest, "Two headers are '\(name)'.") }
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let value = line[(colon + 1)...].drop(while: isSpace)
    let end = value.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? value.startIndex
    request?.headers[name] = String(decoding: value[..<end], as: UTF8.self)
  }

  /// Refuses a request with a body: nothing that the server answers has one.
  private func checkBody() throws(Refusal) {
    let (length, encoding) = (request?.headers["content-length"], request?.headers["transfer-encoding"])
    if let length {
      guard encoding == nil, !length.isEmpty, length.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
      else {
        throw Refusal(.badRequest, "The length of the body is not clear.")
      }
      guard length.utf8.allSatisfy({ $0 == UInt8(ascii: "0") }) else {
        throw Refusal(.contentTooLarge, "A request has no body.")
      }
    }
    if encoding != nil { throw Refusal(.contentTooLarge, "A request has no body.") }
  }

  /// Whether a character may be in the name of a method or a header: the `tchar` of RFC 9110.
  private static func isNameCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
