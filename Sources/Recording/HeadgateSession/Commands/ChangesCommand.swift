import ArgumentParser
import HeadgateTexts

/// `session changes`: prints the actions that changed a value.
struct ChangesCommand<App: SessionFeature>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "changes", abstract: "Prints the actions that changed a value.")
  }

  @OptionGroup var file: SessionFile

  @Argument(help: "The path of the value, such as rows[3].title.")
  var path: String

  func run() throws {
    try Terminal.run {
      let session = try file.session(of: App.self)
      let changes = try session.changes(at: try StatePath(path), progress: Terminal.progress(of: session.count))
      for change in changes { try StandardOutput.writeLine(change) }
      Terminal.write(session.notes.lines)
    }
  }
}
