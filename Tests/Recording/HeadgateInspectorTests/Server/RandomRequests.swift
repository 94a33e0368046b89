import Foundation

/// Requests that are made from a valid one by mistakes, chosen at random by a seed.
struct RandomRequests {
  private var random: SeededNumbers
  private let lines: [[UInt8]]

  /// - Parameter valid: A request that is answered.
  init(seed: UInt64, valid: String) {
    random = SeededNumbers(seed)
    lines = valid.components(separatedBy: "\r\n").dropLast(2).map { Array($0.utf8) }
  }

  mutating func next() -> [UInt8] {
    var lines = lines
    for _ in 0..<random.below(4) { change(&lines) }
    var bytes: [UInt8] = []
    for line in lines { bytes += line + lineEnd() }
    bytes += lineEnd()
    for _ in 0..<(random.below(3) == 0 ? random.below(8) : 0) { change(&bytes) }
    return random.below(6) == 0 ? Array(bytes.prefix(random.below(bytes.count + 1))) : bytes
  }

  private mutating func lineEnd() -> [UInt8] {
    random.below(40) == 0 ? [[], [10], [13], [13, 13, 10], [10, 13], [13, 10, 13, 10]][random.below(6)] : [13, 10]
  }

  private mutating func change(_ lines: inout [[UInt8]]) {
    let index = random.below(lines.count)
    switch random.below(9) {
    case 0: lines.insert(lines[index], at: random.below(lines.count))
    case 1 where lines.count > 1: lines.remove(at: index)
    case 2: lines[index] += bytes(upTo: 300)
    case 3: lines.insert([UInt8](repeating: byte(), count: 1 << random.below(18)), at: index)
    case 4: lines.insert(Array("\(word()): \(word())".utf8), at: index)
    case 5: lines += (0..<random.below(200)).map { Array("a\($0): b".utf8) }
    case 6: lines[index].insert(contentsOf: Array(word().utf8), at: random.below(lines[index].count + 1))
    case 7: lines.swapAt(0, index)
    default: lines[0] = Array("\(word()) /\(word()) \(word())".utf8)
    }
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let index = random.below(bytes.count)
    if random.below(2) == 0 { bytes[index] = byte() } else { bytes.insert(byte(), at: index) }
  }

  private mutating func byte() -> UInt8 {
    [0, 9, 10, 13, 32, 58, 63, 127, 128, 255, UInt8(truncatingIfNeeded: random.next())][random.below(11)]
  }

  private mutating func bytes(upTo limit: Int) -> [UInt8] { (0..<random.below(limit)).map { _ in byte() } }

  private mutating func word() -> String {
    random.element(of: [
      "GET", "POST", "HEAD", "PRI", "Host", "host", "Origin", "Content-Length", "Transfer-Encoding", "chunked", "0",
      "1", "-1",
      "99999999999999999999", "HTTP/1.1", "HTTP/1.0", "HTTP/9", "HTTP", "Upgrade", "websocket", "Connection", "close",
      "Sec-WebSocket-Key", "Sec-WebSocket-Version", "13", "*", "//", "..", "%", "%00", "?", "?token=", "socket",
      "session", " ",
      "\t", ":", "é", "Expect", "100-continue",
    ]) ?? ""
  }
}
