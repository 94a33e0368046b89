import Foundation
import XCTest

/// The scenarios under XCTest. They fail, so they are run by `ReportsXCTestProcessTests` only.
final class ReportsXCTests: XCTestCase {
  static let variable = "HEADGATE_REPORT_SCENARIOS"
  /// Stands before what a scenario prints.
  static let mark = "▶︎ scenario: "

  func testScenarios() async throws {
    try XCTSkipUnless(
      ProcessInfo.processInfo.environment[Self.variable] == "1",
      "Run by 'ReportsXCTestProcessTests': the scenarios are failures."
    )
    for scenario in ReportScenario.all {
      print(Self.mark + scenario.name)
      await scenario.run()
    }
    print(Self.mark)
  }
}
