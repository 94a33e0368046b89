internal import Foundation

/// Makes frames of the bytes of a page. A frame that may not come is refused by its first bytes, before its payload is read.
struct WebSocketFrameReader {
  enum Step: Equatable {
    /// The next frame is not complete.
    case more
    case frame(WebSocketFrame)
    case refused(WebSocketFrame.CloseCode)
  }

  /// The bytes that make no complete frame: not more than the longest payload, and one part that was read.
  private var bytes: [UInt8] = []
  /// Where the next frame begins.
  private var start = 0

  mutating func append(_ part: [UInt8]) {
    bytes.removeFirst(start)
    start = 0
    bytes += part
  }

  /// Takes the next frame.
  ///
  /// - Parameter refusal: Says why a frame of this length may not come; nil if it may. Its payload is empty.
  mutating func next(_ refusal: (WebSocketFrame, _ length: UInt64) -> WebSocketFrame.CloseCode?) -> Step {
    let rest = bytes[start...]
    guard rest.count >= 2 else { return .more }
    let (first, second) = (rest[start], rest[start + 1])
    let more = second & 0x7f == 126 ? 2 : second & 0x7f == 127 ? 8 : 0
    guard rest.count >= 2 + more else { return .more }
    let length =
      more == 0 ? UInt64(second & 0x7f) : rest[(start + 2)..<(start + 2 + more)].reduce(0) { $0 << 8 | UInt64($1) }
    var frame = WebSocketFrame(
      isLast: first & 0x80 != 0,
      reserved: first >> 4 & 7,
      opcode: .init(rawValue: first & 0xf),
      payload: Data()
    )
    // A page masks its frames.
    guard second & 0x80 != 0 else { return .refused(.protocolError) }
    if let code = refusal(frame, length) { return .refused(code) }
    let keyStart = start + 2 + more
    let payloadStart = keyStart + 4
    guard let length = Int(exactly: length), rest.count - 6 - more >= length else { return .more }
    let key = Array(bytes[keyStart..<payloadStart])
    var payload = Array(bytes[payloadStart..<(payloadStart + length)])
    for index in payload.indices { payload[index] ^= key[index & 3] }
    frame.payload = Data(payload)
    start = payloadStart + length
    return .frame(frame)
  }
}
