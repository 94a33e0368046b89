import Foundation
import Testing

@testable import HeadgateInspector

@Suite(.timeLimit(.minutes(10)))
struct FrameAssemblerTests {
  private var assembler = FrameAssembler()

  private func frame(_ opcode: WebSocketFrame.Opcode, _ text: String = "", fin: Bool = true) -> WebSocketFrame {
    WebSocketFrame(isLast: fin, opcode: opcode, payload: Data(text.utf8))
  }

  // holds: INSPECT-502
  @Test mutating func `fragments are one message, also with a ping between them`() {
    #expect(assembler.take(frame(.text, "a", fin: false)) == .wait)
    #expect(assembler.take(frame(.ping, "p")) == .answer(frame(.pong, "p")))
    #expect(assembler.take(frame(.continuation, "b", fin: false)) == .wait)
    #expect(assembler.take(frame(.pong)) == .wait)
    #expect(assembler.take(frame(.continuation, "c")) == .message("abc"))
    #expect(assembler.take(frame(.text, "d")) == .message("d"))
    #expect(assembler.take(frame(.close, "x")) == .end(.close(.normalClosure)))
  }

  // holds: INSPECT-502
  @Test func `a frame that breaks the rules ends the connection with the code of the mistake`() {
    var reserved = frame(.text)
    reserved.reserved = 2
    let mistakes: [(WebSocketFrame, WebSocketFrame.CloseCode)] = [
      (reserved, .protocolError), (frame(.continuation), .protocolError), (frame(.init(rawValue: 3)), .protocolError),
      (frame(.ping, fin: false), .protocolError), (frame(.close, String(repeating: "x", count: 126)), .protocolError),
      (frame(.binary), .unsupportedData),
      (WebSocketFrame(opcode: .text, payload: Data([0xc3, 0x28])), .invalidFramePayload),
    ]
    for (frame, code) in mistakes {
      var assembler = FrameAssembler()
      #expect(assembler.take(frame) == .end(.close(code)))
    }
    var assembler = FrameAssembler()
    _ = assembler.take(frame(.text, fin: false))
    #expect(assembler.take(frame(.text)) == .end(.close(.protocolError)))
  }

  // holds: INSPECT-502
  @Test mutating func `a message that is too long ends the connection before it is complete`() {
    let half = WebSocketFrame(isLast: false, opcode: .text, payload: Data(count: FrameAssembler.limit / 2))
    #expect(assembler.take(half) == .wait)
    var next = half
    next.opcode = .continuation
    #expect(assembler.take(next) == .wait)
    next.payload = Data(count: 1)
    #expect(assembler.take(next) == .end(.close(.messageTooBig)))
  }
}
