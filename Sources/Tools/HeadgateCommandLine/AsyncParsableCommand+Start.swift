package import ArgumentParser
import Foundation
import HeadgateTexts

extension AsyncParsableCommand {
  /// Runs the command of a program. Wrong arguments end in the exit code 2, like a wrong configuration.
  package static func start() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      let code = exitCode(for: error)
      // A help text, or the code of a command that has printed its error. Other messages contain arguments.
      if code.isSuccess || error is ExitCode { exit(withError: error) }
      StandardError.write(fullMessage(for: error))
      Foundation.exit(code == .validationFailure ? 2 : code.rawValue)
    }
  }
}
