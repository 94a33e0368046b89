package import ArgumentParser
import Foundation

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
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      StandardError.write(fullMessage(for: error))
      Foundation.exit(2)
    }
  }
}
