import Testing

/// A use of a test store that ends in reports.
struct ReportScenario: Sendable, CustomTestStringConvertible {
  let name: String
  /// The file and the line that places in its reports are counted from.
  let file: String
  let line: Int
  let run: @Sendable () async -> Void

  init(
    _ name: String,
    filePath: String = #filePath,
    line: Int = #line,
    run: @escaping @Sendable () async -> Void
  ) {
    self.name = name
    file = String(filePath.split(separator: "/").last ?? "")
    self.line = line
    self.run = run
  }

  var testDescription: String { name }

  static let all = state + stateKinds + actions + receiving + effects + skipping + misuse + tools
}
