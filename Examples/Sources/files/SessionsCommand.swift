import ArgumentParser
import FilesFeature
import HeadgateSession

/// `files session`: the commands for recorded sessions.
struct SessionsCommand: ParsableCommand {
  static let name = "session"

  static let configuration = CommandConfiguration(
    commandName: "files",
    subcommands: [SessionCommand<FilesSession>.self]
  )
}

/// The feature of the recorded sessions.
enum FilesSession: SessionFeature {
  static var feature: App { App() }
}
