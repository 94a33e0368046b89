import ArgumentParser
import HeadgateCommandLine

@main
struct HeadgateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "headgate",
    abstract: "Tools for features with one-way data flow.",
    subcommands: [LintCommand.self, MapCommand.self, NewCommand.self, MigrateCommand.self, SessionCommand.self]
  )

  static func main() async { await start() }
}
