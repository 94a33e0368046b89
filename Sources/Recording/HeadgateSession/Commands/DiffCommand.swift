import ArgumentParser
import HeadgateTexts

/// `session diff`: prints what changed between two states.
struct DiffCommand<App: SessionFeature>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "diff",
      abstract: "Prints the values that differ between the states after two actions."
    )
  }

  @OptionGroup var file: SessionFile

  @Argument(help: "The number of an action.")
  var first: UInt64

  @Argument(help: "The number of another action.")
  var second: UInt64

  func run() throws {
    try Terminal.run {
      let session = try file.session(of: App.self)
      for line in try session.differences(from: first, to: second) { try StandardOutput.writeLine(line) }
      Terminal.write(session.notes.lines)
    }
  }
}
