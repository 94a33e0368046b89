import ArgumentParser
import HeadgateTemplates

/// `headgate new feature`.
struct NewFeatureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feature",
    abstract: "Writes a feature and its tests into a target of a package."
  )

  enum Style: String, EnumerableFlag {
    case gated, plain

    static func help(for style: Style) -> ArgumentHelp? {
      switch style {
      case .gated: "Groups the actions by kind, and seals the internal actions."
      case .plain: "Writes flat actions."
      }
    }
  }

  @Argument(help: "The name of the feature, such as Login.")
  var name: String

  @Flag(help: "The style of the actions.")
  var style: Style = .gated

  @Option(help: "A feature that the new feature presents. It is written, too, if it does not exist.")
  var child: String?

  @Flag(help: "Adds an effect.")
  var effect = false

  @Flag(help: "Writes no tests.")
  var noTest = false

  @OptionGroup var package: PackageOptions

  @Option(help: "The target: the name of its folder in Sources. It can be left out if there is only one.")
  var target: String?

  func run() throws {
    let feature = NewFeature(
      name,
      style: style == .gated ? .gated : .plain,
      child: child,
      hasEffect: effect,
      hasTests: !noTest
    )
    let files = try feature.files(in: PackageLayout(package.packagePath), target: target)
    try NewCommand.write(files, into: package.packagePath)
  }
}
