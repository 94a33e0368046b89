import ArgumentParser
import HeadgateTemplates

/// `headgate new package`.
struct NewPackageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package",
    abstract: "Writes a package with a program, a feature and tests.",
    discussion: """
      The program runs the feature in the terminal. Run it with 'swift run', and its tests with 'swift test'.
      """
  )

  @Argument(help: "The name of the package and of its target, such as Shop.")
  var name: String

  @Option(help: "The folder of the package. The default is a new folder with the name of the package.")
  var path: String?

  @Option(help: "The folder of a clone of Headgate.")
  var headgatePath: String?

  @Option(help: "The URL of a repository of Headgate.")
  var headgateURL: String?

  @Flag(help: "The declarations of the package belong to the main actor by default.")
  var mainActor = false

  func validate() throws {
    if headgatePath != nil, headgateURL != nil {
      throw ValidationError("'--headgate-path' and '--headgate-url' are two sources of Headgate. Write one of them.")
    }
  }

  func run() throws {
    let folder = path ?? name
    let source: HeadgateSource
    if let headgateURL {
      source = .url(headgateURL)
    } else if let headgatePath {
      source = try .clone(headgatePath, from: folder)
    } else {
      throw TemplateError.noSource
    }
    let files = try NewPackage(name, headgate: source, usesMainActor: mainActor).files(for: folder)
    try NewCommand.write(files, into: folder)
  }
}
