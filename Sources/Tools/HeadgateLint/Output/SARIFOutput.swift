import Foundation
import HeadgateTexts

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
struct SARIFOutput {
  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let invocations: [Invocation]
    let results: [Result]
  }

  private struct Tool: Encodable { let driver: Driver }

  private struct Driver: Encodable {
    let name = "headgate"
    let rules: [RuleEntry]
  }

  private struct RuleEntry: Encodable {
    let id: String
    let shortDescription, fullDescription, help: Text
    let defaultConfiguration: Level
  }

  private struct Text: Encodable { let text: String }
  private struct Level: Encodable { let level: String }

  private struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  private struct Notification: Encodable {
    let level = "error"
    let message: Text
    let locations: [Location]
  }

  private struct Result: Encodable {
    let ruleId, level: String
    let ruleIndex: Int?
    let message: Text
    let locations: [Location]
  }

  private struct Location: Encodable { let physicalLocation: PhysicalLocation }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  private struct Artifact: Encodable { let uri: String }
  private struct Region: Encodable { let startLine, startColumn, endLine, endColumn: Int }

  let sources: Sources

  func text(of result: LintResult) throws -> String {
    let ids = Set(result.findings.map(\.rule))
    let rules = Rule.all.filter { ids.contains($0.id) }
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element.id, $0.offset) })
    let notifications = result.unparsed.flatMap { file in
      file.syntaxErrors.map {
        Notification(
          message: Text(text: "Cannot be parsed: \($0.message)."),
          locations: [location(file.path, $0.range)]
        )
      }
    }
    let run = Run(
      tool: Tool(driver: Driver(rules: rules.map(entry))),
      invocations: [
        Invocation(executionSuccessful: result.unparsed.isEmpty, toolExecutionNotifications: notifications)
      ],
      results: result.findings.map { finding in
        Result(
          ruleId: finding.rule,
          level: finding.severity.rawValue,
          ruleIndex: indices[finding.rule],
          message: Text(text: "\(finding.message) \(finding.advice)"),
          locations: [location(finding.path, finding.range)]
        )
      }
    )
    return try Log(runs: [run]).indentedJSON + "\n"
  }

  private func entry(_ rule: Rule) -> RuleEntry {
    RuleEntry(
      id: rule.id,
      shortDescription: Text(text: rule.summary),
      fullDescription: Text(text: rule.why),
      help: Text(text: rule.advice),
      defaultConfiguration: Level(level: rule.severity == .off ? "none" : rule.severity.rawValue)
    )
  }

  private func location(_ path: String, _ range: SourceRange) -> Location {
    let lines = sources.lines(of: path)
    let start = lines.position(of: range.offset)
    let end = lines.position(of: range.end)
    // The format counts UTF-16 code units, and `LineTable` counts bytes.
    func column(_ position: LineTable.Position) -> Int {
      String(decoding: lines.text(ofLine: position.line).utf8.prefix(position.column - 1), as: UTF8.self).utf16.count
        + 1
    }
    let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return Location(
      physicalLocation: PhysicalLocation(
        artifactLocation: Artifact(uri: uri),
        region: Region(startLine: start.line, startColumn: column(start), endLine: end.line, endColumn: column(end))
      )
    )
  }
}
