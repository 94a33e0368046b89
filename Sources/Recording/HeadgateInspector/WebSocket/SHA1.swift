/// The hash that the handshake of WebSockets needs. It protects nothing: nobody needs a library of cryptography for it.
enum SHA1 {
  static func digest(of message: [UInt8]) -> [UInt8] {
    var hash: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    let padded = padded(message)
    for start in stride(from: 0, to: padded.count, by: 64) { add(padded[start..<(start + 64)], to: &hash) }
    return hash.flatMap(bytes)
  }

  /// The message, a one, zeros, and the number of its bits, so that the length is a multiple of 64.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let bits = UInt64(message.count) * 8
    let zeros = (119 - message.count % 64) % 64
    return message + [0x80] + [UInt8](repeating: 0, count: zeros) + bytes(UInt32(bits >> 32))
      + bytes(UInt32(truncatingIfNeeded: bits))
  }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * (3 - $0))) }
  }

  private static func add(_ block: ArraySlice<UInt8>, to hash: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      words.append(rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
    }
    var (a, b, c, d, e) = (hash[0], hash[1], hash[2], hash[3], hash[4])
    for index in 0..<80 {
      let (function, constant): (UInt32, UInt32) =
        switch index {
        case 0..<20: (b & c | ~b & d, 0x5A82_7999)
        case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case 40..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = rotated(a, 5) &+ function &+ e &+ constant &+ words[index]
      (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { hash[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
}
