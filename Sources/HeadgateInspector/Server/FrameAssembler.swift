internal import FlyingFox
internal import Foundation

/// Joins the frames of a page to messages, and decides what to answer to frames that are none.
///
/// A frame that breaks RFC 6455 ends the connection with the code of the mistake. The server cannot know whether a frame was masked: FlyingFox
/// removes masks and says nothing about them.
struct FrameAssembler {
  enum Step: Equatable {
    /// The page sent a message.
    case message(String)
    /// The frame is answered with another one.
    case answer(WSFrame)
    /// More frames belong to the message, or the frame needs no answer.
    case wait
    /// The connection ends after this frame.
    case end(WSFrame)
  }

  /// The largest message of a page, in bytes. A page sends actions, and no states.
  static let limit = 16_000_000

  /// The frames of a text that is not complete.
  private var part: Data?

  mutating func take(_ frame: WSFrame) -> Step {
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return end(.protocolError) }
    switch frame.opcode {
    case .ping, .pong, .close:
      guard frame.fin, frame.payload.count <= 125 else { return end(.protocolError) }
      return control(frame)
    case .text:
      guard part == nil else { return end(.protocolError) }
      part = Data()
      return append(frame)
    case .continuation:
      guard part != nil else { return end(.protocolError) }
      return append(frame)
    case .binary: return end(.unsupportedData)
    default: return end(.protocolError)
    }
  }

  private func control(_ frame: WSFrame) -> Step {
    switch frame.opcode {
    case .ping: .answer(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
    case .pong: .wait
    default: end(.normalClosure)
    }
  }

  /// Adds a frame to the part, without a copy of the part.
  private mutating func append(_ frame: WSFrame) -> Step {
    guard let count = part?.count, count + frame.payload.count <= Self.limit else { return end(.messageTooBig) }
    part?.append(frame.payload)
    guard frame.fin, let whole = part else { return .wait }
    part = nil
    guard let text = String(data: whole, encoding: .utf8) else { return end(.invalidFramePayload) }
    return .message(text)
  }

  private func end(_ code: WSCloseCode) -> Step { .end(.close(code: code)) }
}
