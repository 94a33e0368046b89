import Foundation
import Testing

@testable import HeadgateRecorder
@testable import HeadgateRecordings

@Suite(.timeLimit(.minutes(10)))
struct SortedJSONTests {
  private struct Table: Codable, Equatable {
    var prices: [Double: Decimal]
    var marks: Set<Int> = []
    var nested: [String: [[Double: Decimal]]] = [:]
    var note = #"[2,"1]\"#
  }

  private struct LargeNumbers: Codable, Equatable {
    var ids: Set<UInt64> = []
    var prices: Set<Decimal> = []
  }

  // holds: REC-117, SESSION-413
  @Test func `numbers that are equal as floating-point numbers have an order, too`() throws {
    // The order of a set depends on its capacity.
    let sets = try [1, 100, 1000].map { capacity in
      var numbers = LargeNumbers()
      numbers.ids.reserveCapacity(capacity)
      numbers.prices.reserveCapacity(capacity)
      for number in 0..<40 {
        numbers.ids.insert(UInt64(1) << 60 + UInt64(number))
        numbers.prices.insert(try #require(Decimal(string: "0.1234567890123456789\(number)1")))
      }
      return numbers
    }
    let texts = try sets.map { try RecordingEncoder(isCanonical: true).json($0) }
    #expect(Set(zip(texts, sets).map { SortedJSON.text($0, of: $1) }).count == 1)
    let ids = try zip(texts, sets).map { try JSONTree(parsing: $0).withSortedSets(of: $1)["ids"] }
    #expect(ids.allSatisfy { $0 == ids[0] && $0 != nil })
  }

  // holds: REC-117, SESSION-413
  @Test func `a text has the pairs of a dictionary in the order of their keys, and all digits of their numbers`() throws
  {
    let price = try #require(Decimal(string: "0.12345678901234567890123456789"))
    var (small, large) = (Table(prices: [:]), Table(prices: [:]))
    // The order of a dictionary depends on its capacity, too.
    small.prices.reserveCapacity(100)
    large.marks.reserveCapacity(1000)
    for number in 0..<20 {
      small.prices[Double(number) / 2] = price
      small.marks.insert(number)
      large.prices[Double(19 - number) / 2] = price
      large.marks.insert(19 - number)
    }
    small.nested = ["a": [small.prices]]
    large.nested = ["a": [large.prices]]
    #expect(small == large)
    let texts = try [small, large].map { SortedJSON.text(try RecordingEncoder(isCanonical: true).json($0), of: $0) }
    #expect(texts[0] == texts[1])
    let pairs = (0..<20).map { "\($0 % 2 == 0 ? "\($0 / 2)" : "\($0 / 2).5"),\(price)" }.joined(separator: ",")
    #expect(texts[0].contains(#""prices":[\#(pairs)]"#))
    #expect(texts[0].contains(#""nested":{"a":[[\#(pairs)]]}"#))
    #expect(texts[0].contains(#""marks":[\#((0..<20).map { "\($0)" }.joined(separator: ","))]"#))
    #expect(texts[0].contains(#""note":"[2,\"1]\\""#))
  }
}
