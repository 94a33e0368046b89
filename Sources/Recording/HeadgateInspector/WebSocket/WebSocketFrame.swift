internal import Foundation

/// A frame of RFC 6455, without its mask.
struct WebSocketFrame: Equatable, Sendable {
  struct Opcode: RawRepresentable, Equatable, Sendable {
    let rawValue: UInt8

    static let continuation = Opcode(rawValue: 0)
    static let text = Opcode(rawValue: 1)
    static let binary = Opcode(rawValue: 2)
    static let close = Opcode(rawValue: 8)
    static let ping = Opcode(rawValue: 9)
    static let pong = Opcode(rawValue: 10)
  }

  /// Why a connection ends.
  enum CloseCode: UInt16 {
    case normalClosure = 1000
    case protocolError = 1002
    case unsupportedData = 1003
    case invalidFramePayload = 1007
    case messageTooBig = 1009
  }

  /// Whether the frame is the last one of its message.
  var isLast = true
  /// The bits that only extensions use.
  var reserved: UInt8 = 0
  var opcode: Opcode
  var payload: Data

  static func text(_ text: String) -> WebSocketFrame { WebSocketFrame(opcode: .text, payload: Data(text.utf8)) }

  static func close(_ code: CloseCode) -> WebSocketFrame {
    WebSocketFrame(opcode: .close, payload: Data([UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xff)]))
  }

  /// The bytes of the frame. A server masks nothing.
  var encoded: Data {
    var bytes = Data([(isLast ? 0x80 : 0) | reserved << 4 | opcode.rawValue])
    let count = UInt64(payload.count)
    switch count {
    case 0...125: bytes.append(UInt8(count))
    case 126...0xffff: bytes.append(contentsOf: [126, UInt8(count >> 8), UInt8(count & 0xff)])
    default:
      bytes.append(127)
      for place in 0..<8 { bytes.append(UInt8(count >> (8 * (7 - place)) & 0xff)) }
    }
    return bytes + payload
  }
}
