internal import Foundation

/// Joins the frames of a page to messages, and decides what to answer to frames that are none.
///
/// A frame that breaks RFC 6455 ends the connection with the code of the mistake.
struct FrameAssembler {
  enum Step: Equatable {
    /// The page sent a message.
    case message(String)
    /// The frame is answered with another one.
    case answer(WebSocketFrame)
    /// More frames belong to the message, or the frame needs no answer.
    case wait
    /// The connection ends after this frame.
    case end(WebSocketFrame)
  }

  /// The largest message of a page, in bytes. A request that is a little too long is read, so that its answer has its number.
  static let limit = 2 * InspectorRequest.limit

  /// The frames of a text that is not complete.
  private var part: Data?

  /// Says why a frame may not come now; nil if it may.
  ///
  /// - Parameter length: The length of its payload, which need not be read yet.
  func refusal(of frame: WebSocketFrame, length: UInt64) -> WebSocketFrame.CloseCode? {
    guard frame.reserved == 0 else { return .protocolError }
    switch frame.opcode {
    case .ping, .pong, .close: return frame.isLast && length <= 125 ? nil : .protocolError
    case .text where part == nil, .continuation where part != nil:
      return length <= UInt64(Self.limit - (part?.count ?? 0)) ? nil : .messageTooBig
    case .binary: return .unsupportedData
    default: return .protocolError
    }
  }

  mutating func take(_ frame: WebSocketFrame) -> Step {
    if let code = refusal(of: frame, length: UInt64(frame.payload.count)) { return .end(.close(code)) }
    switch frame.opcode {
    case .ping: return .answer(WebSocketFrame(opcode: .pong, payload: frame.payload))
    case .pong: return .wait
    case .close: return .end(.close(.normalClosure))
    default: return append(frame)
    }
  }

  /// Adds a frame to the part, without a copy of the part.
  private mutating func append(_ frame: WebSocketFrame) -> Step {
    if part == nil { part = frame.payload } else { part?.append(frame.payload) }
    guard frame.isLast, let whole = part else { return .wait }
    part = nil
    guard let text = String(data: whole, encoding: .utf8) else { return .end(.close(.invalidFramePayload)) }
    return .message(text)
  }
}
