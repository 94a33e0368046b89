import Testing

@testable import HeadgateSupport

@Suite struct SharedPathTests {
  private struct Projection: SharedProjection {
    let referenceNumber: UInt64
    var isWholeAndMutable = true
  }
  /// Counts how many of its kind exist.
  private final class Counted {
    let number: Locked<Int>
    init(_ number: Locked<Int>) {
      self.number = number
      number.withLock { $0 += 1 }
    }
    deinit { number.withLock { $0 -= 1 } }
  }

  private static func code(_ found: SharedPath.Found) -> String {
    switch found {
    case .path(let path): path.code
    case .nothing: "nothing"
    case .tooManyValues: "too many values"
    }
  }

  /// A list of rows. Each row has a shared value with the number of its place.
  private static func found(_ number: UInt64, rows: Int) -> String {
    code(
      SharedPath.find(number, in: "list") { value in
        switch value {
        case is String: (1...rows).map { SharedPath.Part(code: "[id: \($0)]?", $0) }
        case let row as Int: [SharedPath.Part(property: "count", Projection(referenceNumber: UInt64(row)))]
        default: []
        }
      }
    )
  }

  // holds: SESSION-18
  @Test func `the path leads through the values to the property`() {
    let found = SharedPath.find(7, in: "state") { value in
      switch value {
      case "state" as String:
        [
          SharedPath.Part(property: "part", Projection(referenceNumber: 7, isWholeAndMutable: false)),
          SharedPath.Part(property: "child", 1), SharedPath.Part(code: "[id: 2]?", 2),
        ]
      case 2 as Int: [SharedPath.Part(property: "in", code: "`in`", Projection(referenceNumber: 7))]
      default: []
      }
    }
    #expect(Self.code(found) == "$0[id: 2]?.$in")
    guard case .path(let path) = found else { return }
    #expect(path.values.map { "\($0)" } == ["state", "2"])
    #expect(Self.code(SharedPath.find(8, in: "state") { _ in [] }) == "nothing")
  }

  // holds: SESSION-18
  @Test func `a search visits as many values as its limit, and says when there are more`() {
    // The list is a value, too.
    let rows = SharedPath.limit - 1
    #expect(Self.found(UInt64(rows), rows: rows) == "$0[id: \(rows)]?.$count")
    #expect(Self.found(0, rows: rows) == "nothing")
    #expect(Self.found(UInt64(rows), rows: rows + 1) == "$0[id: \(rows)]?.$count")
    #expect(Self.found(UInt64(rows + 1), rows: rows + 1) == "too many values")
  }

  // holds: SESSION-18
  @Test func `a search keeps no more values than it visits`() {
    let number = Locked(0)
    var most = 0
    let found = SharedPath.find(7, in: "state") { value in
      most = max(most, number.withLock { $0 })
      switch value {
      case is String: return (1...20).map { SharedPath.Part(code: "[id: \($0)]?", $0) }
      case is Int: return (1...5000).map { SharedPath.Part(code: "[id: \($0)]?", Counted(number)) }
      default: return []
      }
    }
    #expect(Self.code(found) == "too many values")
    #expect(most <= SharedPath.limit)
    #expect(number.withLock { $0 } == 0)
  }
}
