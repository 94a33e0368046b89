import HeadgateLint
import HeadgateMigrate

/// Lints and migrates mutated files.
package struct MutationRun: Sendable {
  /// What happened to some mutated files.
  package struct Result: Sendable {
    /// The number of mutated files that still parsed.
    package var parsed = 0
    /// The number of files that fixes or migrations changed.
    package var changed = 0
    package var failures: [Failure] = []
    /// The longest time that one file needed.
    package var longest = Duration.zero

    package init() {}

    package mutating func add(_ other: Result) {
      parsed += other.parsed
      changed += other.changed
      failures += other.failures
      longest = max(longest, other.longest)
    }
  }

  /// A mutated file that was treated wrong.
  package struct Failure: Sendable, CustomStringConvertible {
    package let seed: UInt64
    package let problem: String
    package let source: String

    package var description: String { "seed \(seed): \(problem)\n\(source)" }
  }

  private let inputs: [MutationInput]

  /// - Parameter inputs: At least one app.
  package init(_ inputs: [MutationInput]) {
    precondition(!inputs.isEmpty, "There is nothing to mutate.")
    self.inputs = inputs
  }

  /// Mutates one file, lints it, and applies the fixes.
  ///
  /// Each eighth file is linted with all files of its app. Each fourth file is migrated, which takes many times as long.
  package func run(seed: UInt64) -> Result {
    var generator = SeededGenerator(seed: seed)
    var input = inputs[Int.random(in: inputs.indices, using: &generator)]
    var index = Int.random(in: input.files.indices, using: &generator)
    if seed % 8 != 0 {
      input.files = [input.files[index]]
      index = 0
    }
    let source = MutatedText.make(from: input.files[index].text, &generator)
    let profile = Profile.allCases[Int(seed % UInt64(Profile.allCases.count))]
    var result = Result()
    var problems: [String] = []
    result.longest = ContinuousClock().measure {
      problems = lint(input, index, source, profile, &result)
      if seed % 4 == 1 { problems += migrate(source, &result) }
    }
    result.failures = problems.map { Failure(seed: seed, problem: $0, source: source) }
    return result
  }

  /// Returns what went wrong.
  private func lint(
    _ input: MutationInput,
    _ index: Int,
    _ source: String,
    _ profile: Profile,
    _ result: inout Result
  ) -> [String] {
    var configuration = Configuration(profile: profile)
    for rule in Rule.all { configuration.rules[rule.id] = .warning }
    var facts = input.files.map(\.facts)
    facts[index] = FileFacts(path: input.files[index].path, source: source)
    let linted = Linter(configuration).lint(facts)
    if facts[index].syntaxErrors.isEmpty { result.parsed += 1 }
    let texts = Dictionary(uniqueKeysWithValues: input.files.map { ($0.path, $0.text) })
      .merging([input.files[index].path: source]) { $1 }
    var problems = linted.findings.filter { $0.range.end > texts[$0.path]?.utf8.count ?? 0 }.map { finding in
      "a finding of \(finding.rule) is behind the end of \(finding.path)"
    }
    // Fixes of a file that does not parse are not applied, like those of `headgate lint --fix`.
    var plan = FixPlan(linted.findings)
    plan.remove(changing: Set(linted.unparsed.map(\.path)))
    for path in plan.paths {
      result.changed += 1
      let fixed = plan.text(of: path, from: texts[path] ?? "")
      if !FileFacts(path: path, source: fixed).syntaxErrors.isEmpty {
        problems.append("a fixed file does not parse: \(fixed)")
      }
    }
    return problems
  }

  /// Returns what went wrong.
  private func migrate(_ source: String, _ result: inout Result) -> [String] {
    guard let file = Migration([("A.swift", source)]).files.first else { return [] }
    if file.after != source { result.changed += 1 }
    var problems: [String] = []
    if file.manualChanges.contains(where: { $0.range.end > file.after.utf8.count }) {
      problems.append("a manual change is behind the end of the file")
    }
    let again = Migration([("A.swift", file.after)])
    if !again.unread.isEmpty { problems.append("a migrated file does not parse: \(file.after)") }
    if let second = again.files.first, second.after != file.after {
      problems.append("a second migration changes the file: \(second.after)")
    }
    return problems
  }
}
