import ArgumentParser
import HeadgateMigrate
import HeadgateTexts

/// `headgate migrate`: parses the arguments, and prints or writes the changes.
struct MigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Changes features of TCA or UDF to features of Headgate.",
    discussion: """
      Prints a diff, and the list of changes that a person must make. Writes files only with --write. Nothing is built.

      Exit codes: 0 nothing is left to do by hand; 1 the list contains changes outside of views; 2 wrong arguments; 3 files \
      that cannot be read or parsed, or that are not written, and no such changes.
      """
  )

  @Argument(help: "Files and folders to migrate. The default is the current folder.")
  var paths: [String] = []

  @Flag(help: "Writes the files. Without this option, only the diff is printed.")
  var write = false

  @Option(
    help:
      "The dependency that replaces TCA and its libraries in Package.swift, such as '.package(name: \"headgate\", path: \"…\")'."
  )
  var dependency: String?

  @Option(
    help: "Sorts the actions of this feature into kinds, and puts a gate into its parents. Makes no other changes."
  )
  var gate: String?

  func validate() throws {
    guard let dependency, let problem = DependencyArgument.problem(with: dependency) else { return }
    throw ValidationError("The value of '--dependency' has a mistake: \(problem)")
  }

  func run() async throws {
    let run = MigrationRun(dependency: dependency)
    let files = try run.files(in: paths.isEmpty ? ["."] : paths)
    let (summary, result) = try gate.map { try addGate($0, to: files, run) } ?? ("", run.migrate(files))
    let skipped = try write ? run.write(result.files) : []
    for path in skipped {
      StandardError.write(
        "\(TerminalText.inLine(path)): not written: the file changed during the migration. Run the command again."
      )
    }
    try StandardOutput.write(summary + MigrationReport(result, showsDiff: !write).text)
    let code = result.exitCode == 0 && !skipped.isEmpty ? 3 : result.exitCode
    if code != 0 { throw ExitCode(code) }
  }

  private func addGate(_ feature: String, to files: [String], _ run: MigrationRun) throws -> (
    summary: String, Migration
  ) {
    let result = try run.gate(feature, in: files)
    return ("\(result.summary)\n", result.migration)
  }
}
