package import ArgumentParser
import Foundation
import HeadgateLint
import HeadgateTexts

/// `headgate lint`: parses the arguments, and prints.
package struct LintCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Reports mistakes in the design of actions and effects.",
    discussion: """
      All files are resolved together as one target. Nothing is built.

      Exit codes: 0 no findings that fail; 1 findings of the severity 'error', or any findings with --strict;
      2 wrong arguments or a wrong configuration; 3 files that cannot be read or parsed, and no findings that fail.
      """
  )

  @Argument(help: "Files and folders to lint. The default is the current folder.")
  var paths: [String] = []

  @Option(help: "The profile: \(Profile.allCases.map(\.rawValue).joined(separator: ", ")).")
  var profile: Profile?

  @Option(help: "The configuration file. The default is .headgate.yml, if it exists.")
  var config: String?

  @Option(help: "The form of the output: \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format: OutputFormat = .people

  @Flag(help: "Corrects the findings that have a safe correction, lists them, and reports the others.")
  var fix = false

  @Flag(help: "The paths are a part of the code: other code can use public actions. With paths, --fix assumes it.")
  var part = false

  @Flag(help: "Warnings fail, too.")
  var strict = false

  @Option(help: "A file of known findings, which are not reported.")
  var baseline: String?

  @Option(help: "Writes all findings to this file as known findings, and reports none.")
  var writeBaseline: String?

  @Option(help: "The folder of the cache.")
  var cache = ".build/headgate-lint"

  @Flag(help: "Reads and writes no cache.")
  var noCache = false

  @Flag(help: "Also prints how much could not be resolved, and the time.")
  var verbose = false

  @Option(help: "Prints the documentation of a rule.")
  var explain: String?

  @Flag(help: "Lists the rules with their severities in the profile.")
  var rules = false

  @Option(help: .hidden)
  var writePages: String?

  package init() {}

  package func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("'--write-baseline' writes all findings, so '--baseline' has no effect. Write one of them.")
    }
  }

  package func run() async throws {
    if let explain { return try StandardOutput.write(page(of: explain)) }
    if let writePages { return try write(RulePage.all, to: writePages) }
    let configuration = try readConfiguration()
    if rules { return try StandardOutput.write(list(configuration)) }
    try await lint(configuration)
  }

  private func lint(_ configuration: Configuration) async throws {
    let run = LintRun(configuration, cache: noCache ? nil : cache, showsProgress: isatty(STDERR_FILENO) == 1)
    let files = try run.files(in: paths.isEmpty ? ["."] : paths)
    let start = ContinuousClock.now
    let isComplete = !part && (!fix || paths.isEmpty)
    var result = try await run.lint(files, isComplete: isComplete)
    // A fix can make room for another one at the same place.
    for _ in 0..<5 where fix {
      let corrections = try run.applyFixes(of: result)
      guard !corrections.isEmpty else { break }
      let earlier = result.corrections
      result = try await run.lint(files, isComplete: isComplete)
      result.corrections = earlier + corrections
    }
    if let writeBaseline {
      try run.write(Baseline(result.findings, sources: run.sources), to: writeBaseline)
      result.findings = []
    } else if let baseline {
      result.findings = try run.readBaseline(baseline).removing(from: result.findings, sources: run.sources)
    }
    try StandardOutput.write(format.text(of: result, sources: run.sources), as: format.isJSON ? .json : .text)
    if !format.hasCorrections { StandardError.write(text: Correction.text(of: result.corrections)) }
    if let problem = result.cacheProblem {
      StandardError.write("note: without a cache, each run parses all files: \(StandardError.text(of: problem))")
    }
    if verbose {
      let time = start.duration(to: .now)
      StandardError.write("Not resolved: \(result.unresolvedCount) patterns and sends. Time: \(time).")
    }
    let code = result.exitCode(isStrict: strict)
    if code != 0 { throw ExitCode(code) }
  }

  private func readConfiguration() throws -> Configuration {
    let path = config ?? ".headgate.yml"
    var configuration = Configuration()
    if config != nil || FileManager.default.fileExists(atPath: path) {
      configuration = try Configuration(yaml: LintRun.readText(path), path: path)
    }
    if let profile { configuration.profile = profile }
    return configuration
  }

  private func page(of id: String) throws -> String {
    if let rule = Rule.named(id) { return RulePage(rule).markdown }
    let nearest = NearestName.question(id, among: Rule.all.map(\.id))
    throw ValidationError("There is no rule '\(id)'.\(nearest)")
  }

  /// The rules with their severities.
  private func list(_ configuration: Configuration) -> String {
    let width = Rule.all.map(\.id.count).max() ?? 0
    return Rule.all.map { rule in
      let id = rule.id.padding(toLength: width, withPad: " ", startingAt: 0)
      let severity = configuration.severity(of: rule).rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
      return "\(id)  \(severity)  \(rule.summary)\n"
    }.joined()
  }

  private func write(_ pages: [(name: String, text: String)], to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for page in pages {
      try page.text.write(toFile: "\(folder)/\(page.name)", atomically: true, encoding: .utf8)
    }
  }
}

extension Profile: ExpressibleByArgument {}
extension OutputFormat: ExpressibleByArgument {}
