import ArgumentParser
import HeadgateRecorder
import HeadgateRecordings
import HeadgateTexts

/// `session shrink`: prints the shortest list of actions that still fails.
struct ShrinkCommand<App: SessionFeature>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "shrink",
      abstract: "Prints the shortest list of actions with which the session still fails.",
      discussion: """
        A session fails when 'isFailing' of the app returns true for a state. Without such a state, it fails when a mistake is \
        reported, or when two replays of the same actions differ. An action is left out with all that it caused.
        """
    )
  }

  @OptionGroup var file: SessionFile

  func run() throws {
    try Terminal.run {
      let session = try file.session(of: App.self)
      let shrinking = try Shrinking(session)
      let result = try shrinking.result(progress: Terminal.progressOfShrinking())
      if Terminal.isWatched { StandardError.write("") }
      guard let result else {
        try StandardOutput.writeLine("\(SessionError.nothingFails)")
        throw ExitCode(1)
      }
      try StandardOutput.writeLine(
        "\(result.actions.count) of \(shrinking.count) actions remain, and \(result.failure)."
      )
      for action in result.actions {
        try StandardOutput.writeLine("\(action.number) \(action.name) \(action.payload)")
      }
    }
  }
}
