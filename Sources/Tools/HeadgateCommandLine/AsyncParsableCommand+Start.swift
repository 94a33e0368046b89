package import ArgumentParser
import Foundation
import HeadgateTexts

extension AsyncParsableCommand {
  /// Runs the command of a program. Wrong arguments and the errors of a command end in the exit code 2.
  package static func start() async {
    var command: any ParsableCommand
    do {
      command = try parseAsRoot()
    } catch {
      let code = exitCode(for: error)
      if code.isSuccess { exit(withError: error) }
      // The message contains arguments.
      StandardError.write(fullMessage(for: error))
      Foundation.exit(code == .validationFailure ? 2 : code.rawValue)
    }
    do {
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      // A help text, or the code of a command that has printed its error.
      if exitCode(for: error).isSuccess || error is ExitCode { exit(withError: error) }
      StandardError.write(error: error)
      Foundation.exit(2)
    }
  }
}
