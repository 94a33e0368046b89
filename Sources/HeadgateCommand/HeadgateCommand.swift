import ArgumentParser
import Foundation

@main
struct HeadgateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "headgate",
    abstract: "Tools for features with one-way data flow.",
    subcommands: [LintCommand.self, MapCommand.self, NewCommand.self, MigrateCommand.self]
  )

  /// Runs the command. Wrong arguments end in the exit code 2, like a wrong configuration.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      StandardError.write(fullMessage(for: error))
      Foundation.exit(2)
    }
  }
}
