import Foundation
import Testing

@testable import HeadgateInspector

@Suite(.timeLimit(.minutes(10)))
struct WebSocketFrameReaderTests {
  private func frames(_ bytes: [UInt8], parts: Int) -> [WebSocketFrameReader.Step] {
    var reader = WebSocketFrameReader()
    var steps: [WebSocketFrameReader.Step] = []
    for start in stride(from: 0, to: bytes.count, by: parts) {
      reader.append(Array(bytes[start..<min(start + parts, bytes.count)]))
      while case let step = reader.next({ _, _ in nil }), step != .more {
        steps.append(step)
        if case .refused = step { return steps }
      }
    }
    return steps
  }

  // holds: INSPECT-502
  @Test(arguments: [1, 2, 7, 4096]) func `frames come whole, in any parts`(parts: Int) {
    var random = RandomFrames(seed: 7)
    let texts = ["", "a", String(repeating: "b", count: 126), String(repeating: "c", count: 70_000)]
    let steps = frames(texts.flatMap { random.text($0) }, parts: parts)
    #expect(steps == texts.map { .frame(.text($0)) })
  }

  // holds: INSPECT-502
  @Test func `a frame without a mask is refused`() {
    #expect(frames([0x81, 1, 65], parts: 3) == [.refused(.protocolError)])
  }

  // holds: INSPECT-522
  @Test(arguments: [UInt64(FrameAssembler.limit) + 1, 1 << 40, UInt64(Int64.max), .max])
  func `a frame that is too long is refused before its payload comes`(length: UInt64) {
    let assembler = FrameAssembler()
    var reader = WebSocketFrameReader()
    reader.append([0x81, 0x80 | 127] + (0..<8).map { UInt8(length >> (8 * (7 - $0)) & 0xff) })
    #expect(reader.next(assembler.refusal) == .refused(.messageTooBig))
  }

  // holds: INSPECT-522
  @Test func `the fragments of a message together have the limit`() {
    var (reader, assembler) = (WebSocketFrameReader(), FrameAssembler())
    let half = WebSocketFrame(isLast: false, opcode: .text, payload: Data(count: FrameAssembler.limit - 10))
    #expect(assembler.take(half) == .wait)
    reader.append([0x80, 0x80 | 11])
    #expect(reader.next(assembler.refusal) == .refused(.messageTooBig))
  }

  // holds: INSPECT-502
  @Test(arguments: [0, 125, 126, 65_535, 65_536]) func `the frames of the server have their length`(count: Int) {
    let bytes = Array(WebSocketFrame.text(String(repeating: "a", count: count)).encoded)
    let expected: [UInt8] =
      count < 126
      ? [UInt8(count)] : count < 65_536 ? [126, UInt8(count >> 8), UInt8(count & 255)] : [127, 0, 0, 0, 0, 0, 1, 0, 0]
    #expect(Array(bytes.prefix(1 + expected.count)) == [0x81] + expected)
    #expect(bytes.count == 1 + expected.count + count)
  }

  // holds: INSPECT-502
  @Test func `the key of the handshake is answered as in the standard`() {
    // The example of RFC 6455, and those of FIPS 180 and their neighbors at the end of a block.
    #expect(WebSocketHandshake.accept("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    func hash(_ text: String) -> String {
      SHA1.digest(of: Array(text.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    #expect(hash("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(hash("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") == "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    )
    #expect(hash(String(repeating: "a", count: 55)) == "c1c8bbdc22796e28c0e15163d20899b65621d65a")
    #expect(hash(String(repeating: "a", count: 56)) == "c2db330f6083854c99d4b5bfb6e8f29f201be699")
    #expect(hash(String(repeating: "a", count: 64)) == "0098ba824b5c16427bd7a1122a5a442a25ec644d")
  }
}
