#if os(Linux)
  import Foundation
  import Testing

  /// Runs the scenarios under XCTest for real, in a process of their own, and compares what XCTest prints with the snapshots.
  ///
  /// On Linux only, where the test bundle is a program that runs the tests of either framework; the platforms of Apple load it
  /// into tools of their own.
  struct ReportsXCTestProcessTests {
    @Test func `XCTest shows the same reports at the same places`() async throws {  // holds: TESTING-29, TESTING-46
      guard !ReportSnapshot.isRecording else { return }
      let output = try await Self.output()
      for scenario in ReportScenario.all {
        let expected = try #require(ReportSnapshot(of: scenario).text)
        // Expected failures have a test of their own.
        if Report.reports(of: expected).contains(where: \.isExpected) { continue }
        let actual = Report.text(of: Self.reports(of: scenario, in: output))
        #expect(actual == expected, "\(scenario.name):\n\(ReportSnapshot.difference(expected, actual))")
      }
    }

    @Test func `what is only noted fails nothing under XCTest`() async throws {  // holds: TESTING-19
      guard !ReportSnapshot.isRecording else { return }
      let output = try await Self.output()
      for scenario in ReportScenario.all {
        let reports = Report.reports(of: try #require(ReportSnapshot(of: scenario).text))
        guard reports.contains(where: \.isExpected) else { continue }
        let failures = reports.filter { !$0.isExpected }
        #expect(Self.reports(of: scenario, in: output) == failures, "\(scenario.name)")
      }
    }

    /// What XCTest prints when it runs the scenarios.
    private static func output() async throws -> String {
      let file = FileManager.default.temporaryDirectory.appending(path: "headgate-reports-\(UUID().uuidString).txt")
      #expect(FileManager.default.createFile(atPath: file.path(), contents: nil))
      defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
      let handle = try FileHandle(forWritingTo: file)
      let process = Process()
      process.executableURL = URL(filePath: CommandLine.arguments[0])
      process.arguments = ["HeadgateTestingTests.ReportsXCTests/testScenarios", "--testing-library", "xctest"]
      process.environment = ProcessInfo.processInfo.environment.merging([ReportsXCTests.variable: "1"]) { $1 }
      process.standardOutput = handle
      process.standardError = handle
      // A process of Foundation holds itself by a source in the run loop of the thread that started it, until that run loop
      // has seen its end: so it gets a thread that waits in its run loop.
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        Thread.detachNewThread {
          continuation.resume(
            with: Result {
              try process.run()
              process.waitUntilExit()
            }
          )
        }
      }
      try handle.close()
      return try String(contentsOf: file, encoding: .utf8)
    }

    /// The failures between the mark of the scenario and the next one: `file:line: error: test : text`, and what follows.
    private static func reports(of scenario: ReportScenario, in output: String) -> [Report] {
      var found: [(file: String, line: Int, lines: [Substring])] = []
      let part = output.split(separator: ReportsXCTests.mark).first { $0.hasPrefix("\(scenario.name)\n") } ?? ""
      // The last line is the end of the one before it.
      for line in part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast() {
        if let start = line.wholeMatch(of: /(\/.+):(\d+): error: ReportsXCTests\.testScenarios : failed - (.*)/) {
          found.append((String(start.output.1), Int(start.output.2) ?? 0, [start.output.3]))
        } else if !found.isEmpty {
          found[found.count - 1].lines.append(line)
        }
      }
      return found.map { failure in
        Report(failure.lines.joined(separator: "\n"), filePath: failure.file, line: failure.line, in: scenario)
      }
    }
  }
#endif
