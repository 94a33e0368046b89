import HeadgateCore
import HeadgateSupport
import Testing

@testable import HeadgateUDF

struct CallSitesTests {
  static func callSite(line: UInt) -> CallSite {
    CallSite(fileID: #fileID, filePath: #filePath, line: line, column: 1)
  }

  // holds: UDF-9
  @Test func `a line has one number, however often it dispatches`() {
    var sites = CallSites()
    let numbers = [1, 2, 1, 1, 3, 2].map { sites.number(of: Self.callSite(line: $0)) }
    #expect(numbers == [0, 1, 0, 0, 2, 1])
    #expect(numbers.map { sites[$0].line } == [1, 2, 1, 1, 3, 2])
  }
}
