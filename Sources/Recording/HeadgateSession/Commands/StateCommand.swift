import ArgumentParser
import HeadgateTexts

/// `session state`: prints the state after an action.
struct StateCommand<App: SessionFeature>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "state", abstract: "Prints the state after an action, as JSON.")
  }

  @OptionGroup var file: SessionFile

  @Argument(help: "The number of the action. The number before the first one is the first state.")
  var number: UInt64

  @Option(help: "Only the value at this path, such as rows[3].title.")
  var path: String?

  func run() throws {
    try Terminal.run {
      let path = try StatePath(path ?? "")
      let session = try file.session(of: App.self)
      try StandardOutput.write(try session.state(after: number, at: path) + "\n", as: .json)
      Terminal.write(session.notes.lines)
    }
  }
}
