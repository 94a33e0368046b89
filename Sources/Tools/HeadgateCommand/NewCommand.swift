import ArgumentParser
import HeadgateTemplates
import HeadgateTexts

/// `headgate new`: writes packages, features and tests.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes packages, features and tests.",
    discussion: """
      Nothing is overwritten. If one file exists or cannot be written, no file is written.

      Exit codes: 0 the files are written; 2 wrong arguments, or nothing can be written.
      """,
    subcommands: [NewPackageCommand.self, NewFeatureCommand.self, NewTestCommand.self]
  )

  /// Writes files, prints their paths, and prints an error with the exit code 2.
  static func write(_ files: () throws -> (NewFiles, folder: String)) throws {
    do {
      let (files, folder) = try files()
      try StandardOutput.write(try files.write(into: folder).map { "wrote \(TerminalText.inLine($0))\n" }.joined())
    } catch {
      StandardError.write(error: error)
      throw ExitCode(2)
    }
  }
}
