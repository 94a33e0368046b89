import ArgumentParser
import HeadgateCommandLine

/// `headgate` with its linter only, for `swift package headgate-lint`: what it is built of is built by each package that lints.
@main
struct HeadgateLintCommandTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "headgate", subcommands: [LintCommand.self])

  static func main() async { await start() }
}
