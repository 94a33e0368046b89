import ArgumentParser

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
      for line in try file.session(of: App.self).differences(from: first, to: second) { print(line) }
    }
  }
}
