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

  /// Writes files, and prints their paths.
  static func write(_ files: NewFiles, into folder: String) throws {
    try StandardOutput.write(try files.write(into: folder).map { "wrote \(TerminalText.inLine($0))\n" }.joined())
  }
}
