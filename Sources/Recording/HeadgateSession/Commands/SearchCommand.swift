import ArgumentParser
import HeadgateTexts

/// `session search`: prints the values of states that contain a text.
struct SearchCommand<App: SessionFeature>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "search",
      abstract: "Prints the values of states that contain a text, and the actions that set them.",
      discussion: """
        A value is found where it appears: in the first state, or after an action that changed it. The text is compared with the value \
        as JSON, and the case of the letters A to Z does not matter. 'headgate session search' searches names and payloads.

        The first question replays the session and writes FILE.states beside it: the path, the old and the new text of each changed \
        value. It answers later questions, and can be deleted at any time.
        """
    )
  }

  @OptionGroup var file: SessionFile

  @Argument(help: "The text.")
  var text: String

  @Option(help: "How many values are printed at most.")
  var limit = 100

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit must be positive") }
  }

  func run() throws {
    try Terminal.run {
      let session = try file.session(of: App.self)
      let progress = Terminal.progress(of: session.count)
      for value in try session.values(with: text, limit: limit, progress: progress) {
        try StandardOutput.writeLine(value)
      }
      Terminal.write(session.notes.lines)
    }
  }
}
