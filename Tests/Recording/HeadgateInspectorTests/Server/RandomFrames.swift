import Foundation

/// Frames of a page, chosen at random by a seed: valid ones, and those that break the rules.
struct RandomFrames {
  private var random: SeededNumbers

  init(seed: UInt64) {
    random = SeededNumbers(seed)
  }

  /// A frame with a text.
  mutating func text(_ text: String) -> [UInt8] { frame(1, payload: Array(text.utf8)) }

  mutating func below(_ limit: Int) -> Int { random.below(limit) }

  /// A frame after which the connection goes on.
  mutating func harmless() -> [UInt8] {
    switch random.below(10) {
    case 0: frame(9, payload: bytes(upTo: 126))
    case 1: frame(10, payload: bytes(upTo: 126))
    case 2...4: frame(1, payload: Array(brokenJSON().utf8))
    case 5: fragments(of: Array(request().utf8))
    default: frame(1, payload: Array(request().utf8))
    }
  }

  /// A frame that ends the connection, and whether the server ends it by itself.
  mutating func last() -> (bytes: [UInt8], isEndedByServer: Bool) {
    switch random.below(14) {
    case 0: (frame(8, payload: []), true)
    case 1: (frame(8, payload: [UInt8(random.below(256))]), true)
    case 2: (frame(8, payload: [3, UInt8(random.below(256))] + bytes(upTo: 124)), true)
    // Control frames that are too long, or fragments.
    case 3: (frame(UInt8(8 + random.below(3)), payload: bytes(126, upTo: 400)), true)
    case 4: (frame(UInt8(8 + random.below(3)), payload: bytes(upTo: 20), isLast: false), true)
    // Reserved opcodes and bits.
    case 5: (frame(UInt8([3, 4, 5, 6, 7, 11, 12, 13, 14, 15][random.below(10)]), payload: bytes(upTo: 200)), true)
    case 6: (frame(1, payload: [], reserved: UInt8(1 + random.below(7))), true)
    case 7: (frame(2, payload: bytes(upTo: 500)), true)
    // Fragments without a beginning, and a beginning in a message.
    case 8: (frame(0, payload: bytes(upTo: 100), isLast: random.below(2) == 0), true)
    case 9: (frame(1, payload: [65], isLast: false) + frame(1, payload: [66]), true)
    case 10: (frame(1, payload: [0xc3, 0x28] + bytes(upTo: 20)), true)
    // A page masks its frames.
    case 11: (frame([1, 9][random.below(2)], payload: bytes(upTo: 126), isMasked: false), true)
    // A length that never comes, and bytes that may be any frame.
    case 12: (frame(1, payload: bytes(upTo: 300), length: hugeLength()), false)
    default: (bytes(upTo: 64), false)
    }
  }

  private mutating func hugeLength() -> UInt64 {
    [1 << 20, 1 << 40, UInt64(Int64.max), UInt64.max, 1 << 63, 301 + UInt64(random.below(9))][random.below(6)]
  }

  private mutating func bytes(_ least: Int = 0, upTo limit: Int) -> [UInt8] {
    (0..<(least + random.below(limit - least))).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  private mutating func fragments(of payload: [UInt8]) -> [UInt8] {
    var rest = payload[...]
    var all: [UInt8] = []
    var isFirst = true
    while rest.count > 1 {
      let part = rest.prefix(1 + random.below(rest.count - 1))
      rest = rest.dropFirst(part.count)
      all += frame(isFirst ? 1 : 0, payload: Array(part), isLast: false)
      isFirst = false
      // A control frame may stand between fragments.
      if random.below(3) == 0 { all += frame(9, payload: []) }
    }
    return all + frame(isFirst ? 1 : 0, payload: Array(rest))
  }

  /// - Parameter length: The length that the frame claims to have.
  private mutating func frame(
    _ opcode: UInt8,
    payload: [UInt8],
    isLast: Bool = true,
    isMasked: Bool = true,
    reserved: UInt8 = 0,
    length: UInt64? = nil
  ) -> [UInt8] {
    var frame = [(isLast ? 0x80 : 0) | reserved << 4 | opcode]
    let mask: UInt8 = isMasked ? 0x80 : 0
    let length = length ?? UInt64(payload.count)
    // Longer forms than needed are allowed by most readers.
    switch (length, random.below(8)) {
    case (0...125, 1...): frame.append(mask | UInt8(length))
    case (0...0xffff, 1...): frame += [mask | 126] + (0..<2).map { UInt8(length >> (8 * (1 - $0)) & 0xff) }
    default: frame += [mask | 127] + (0..<8).map { UInt8(length >> (8 * (7 - $0)) & 0xff) }
    }
    guard isMasked else { return frame + payload }
    let key = (0..<4).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    return frame + key + payload.enumerated().map { $0.element ^ key[$0.offset % 4] }
  }

  // MARK: Texts

  private static let values = [
    "0", "1", "2", "3", "-1", "18446744073709551615", "18446744073709551616", "1e300", "1e999", "null", "\"\"",
    "\"é\\u0000\"", "\"\\ud800\"", "[]", "{}", "[[[]]]", "[\"count\", 1]", "[\"count\"]", "[1, 2]", "true", "1.5",
    "{\"addTapped\": {}}", "{\"renamed\": {\"_0\": 7}}",
  ]

  private mutating func request() -> String {
    var members = ["\"method\": \"\(random.element(of: RequestWords.methods) ?? "")\""]
    if random.below(8) > 0 { members.append("\"store\": 1") }
    if random.below(8) > 0 { members.append("\"id\": \(random.below(1000))") }
    for name in RequestWords.names where random.below(3) == 0 {
      members.append("\"\(name)\": \(random.element(of: Self.values) ?? "0")")
    }
    members.shuffle(using: &random)
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func brokenJSON() -> String {
    switch random.below(5) {
    case 0: String(repeating: random.below(2) == 0 ? "[" : "{\"a\":", count: 1 + random.below(3000))
    case 1: String(request().dropLast(1 + random.below(20)))
    case 2: request() + request()
    case 3: ""
    default: String(request().map { random.below(20) == 0 ? "\u{1}" : $0 })
    }
  }
}
