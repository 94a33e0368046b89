import ArgumentParser

/// `headgate session`: what the file of a recording answers, without the program that was recorded.
struct SessionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session",
    abstract: "Shows, searches and converts recorded sessions.",
    discussion: """
      Reads recordings of any program, and changes none of them. States and tests need the reducers of the program: its own \
      'session' command has them.

      Exit codes: 0 done; 1 the search found nothing; 2 wrong arguments, no such file or action, or a file that cannot be \
      written; 3 a file that is not a recording, is too new, or is damaged.
      """,
    subcommands: [
      SessionListCommand.self, SessionShowCommand.self, SessionSearchCommand.self, SessionStatsCommand.self,
      SessionExportCommand.self, SessionImportCommand.self, SessionTrimCommand.self,
    ]
  )
}
