import Foundation
import Testing

@testable import HeadgateRecordings

/// The dumps of the checked mode, joined from their differences.
struct DumpPiecesTests {
  // holds: REC-526
  @Test func `random dumps are joined again, with every kind of line end`() {
    for seed: UInt64 in 1...60 {
      var numbers = Numbers(seed)
      var (lines, pieces) = (DumpLines(), DumpPieces())
      var dump: [String] = []
      for action: UInt64 in 1...80 {
        for _ in 0..<numbers.below(4) {
          let place = numbers.below(dump.count + 1)
          switch numbers.below(3) {
          case 0: dump.insert(numbers.line(), at: place)
          case 1 where place < dump.count: dump.remove(at: place)
          case 2 where place < dump.count: dump[place] = numbers.line()
          default: dump.insert(contentsOf: (0..<numbers.below(6)).map { _ in numbers.line() }, at: place)
          }
        }
        let text = dump.joined(separator: "\n")
        let fits = pieces.apply(lines.append(text, action: action))
        #expect(fits)
        #expect(pieces.text() == text, "seed \(seed), action \(action)")
      }
    }
  }

  // holds: REC-526
  @Test(arguments: 0..<4) func `the work depends on the bytes of the differences, and not on the lines that they keep`(
    _ kind: Int
  ) {
    let count = 20_000
    var pieces = DumpPieces()
    var bytes = 0
    for action in 0..<count {
      let lines = pieces.count
      let before = [lines / 2, action % 2 * lines, 0, Int.random(in: 0...lines)][kind]
      let digest = RecordedDigest(
        action: UInt64(action),
        value: 0,
        linesBefore: before,
        linesAfter: lines - before,
        lines: action == 0 ? String(repeating: "\n", count: 10 * count) : "\(action)"
      )
      bytes += 1 + (digest.lines?.utf8.count ?? 0)
      let fits = pieces.apply(digest)
      #expect(fits)
    }
    #expect(pieces.count == 10 * count + count)
    #expect(pieces.text().utf8.filter { $0 == UInt8(ascii: "\n") }.count == pieces.count - 1)
    // The logarithm of the number of pieces, with what a tree of random numbers needs more.
    #expect(pieces.steps < bytes + count * 200)
  }

  // holds: REC-526
  @Test func `the steps of a dump count as work of the access`() throws {
    let folder = try SampleFolder()
    let file = folder.file("digests")
    var dumps = DumpLines()
    let rows = (10...3000).map { RecordingRow.digest(dumps.append("line \($0)\nlast", action: $0)) }
    _ = try SampleSession.write(rows, to: file)
    let perRow = try Recording(contentsOf: file, leastWork: 20_000_000, workPerByte: 0)
    #expect(try perRow.dump(after: 3000) == "line 3000\nlast")
    // What the rows alone need.
    let work = try #require(
      stride(from: 100_000, to: 1_000_000, by: 10_000).first { work in
        (try? Recording(contentsOf: file, leastWork: work, workPerByte: 0).digests().count) == rows.count
      }
    )
    let strict = try Recording(contentsOf: file, leastWork: work, workPerByte: 0)
    #expect(try strict.digests().count == rows.count)
    #expect(throws: RecordingError.self) { try strict.dump(after: 3000) }
    let start = RecordedSnapshot(action: 5, time: 0, coding: .json, state: "{}")
    #expect(throws: RecordingError.self) { try strict.copy(from: start, to: folder.file("trimmed")) }
  }
}

private struct Numbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func line() -> String {
    let parts = ["", "a", "count: 1", "\r\n", "é", "  [0]: \"x\"", "\u{2028}", "\r\nb"]
    return parts[below(parts.count)] + (below(2) == 0 ? "" : "\(below(100))")
  }
}
