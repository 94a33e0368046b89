import ArgumentParser
import HeadgateTemplates
import HeadgateTexts

/// `headgate new test`.
struct NewTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Writes tests of an existing feature: one for each action that a view sends.",
    discussion: """
      The tests pass at once. They show which assertions they skip: write these, and delete the line with 'exhaustivity'.
      If the feature has dependencies of your own, the tests are disabled until you override them.
      """
  )

  @Argument(help: "The name of the feature.")
  var feature: String

  @OptionGroup var package: PackageOptions

  @Option(help: "The target of the feature. It can be left out if only one target has a feature of this name.")
  var target: String?

  func run() throws {
    let test = try NewTest(feature, in: PackageLayout(package.packagePath), target: target)
    for action in test.skipped {
      StandardError.write("note: there is no test of '\(action)', because only you know its value")
    }
    try NewCommand.write(test.files, into: package.packagePath)
  }
}
