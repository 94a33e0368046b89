import ArgumentParser
import HeadgateRecorder
import HeadgateTexts

/// `session check`: replays a session and prints the first difference.
struct CheckCommand<App: SessionFeature>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: "Replays a session, and prints the first state that differs from the recorded one.",
      discussion:
        "The first lines say whether the types of the app have changed since the recording, and which of their members."
    )
  }

  @OptionGroup var file: SessionFile

  func run() throws {
    try Terminal.run {
      let compatibility = try Session<App>.compatibility(of: file.recording())
      try StandardOutput.writeLine("\(compatibility)")
      guard compatibility.grade != .unreadable else { throw ExitCode(2) }
      let session = try file.session(of: App.self)
      let result = try session.check(progress: Terminal.progress(of: session.count))
      try StandardOutput.writeLine(result.text)
      if result.isDivergent { throw ExitCode(1) }
    }
  }
}
