import ArgumentParser
import Foundation
import HeadgateLint
import HeadgateMap
import HeadgateTexts

/// `headgate map`: parses the arguments, and prints or writes a map.
struct MapCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Shows features, their actions, and how the actions move.",
    discussion: """
      All files are resolved together, by syntax. Nothing is built, and files of tests are left out.

      With --sequence, shows the life of one action: who sends it, who reacts, which effects run, and what comes back.

      Exit codes: 0 the map is complete; 2 wrong arguments, no such folder, feature or action; 3 the map is written, but \
      files that cannot be read or parsed are missing in it.
      """
  )

  @Argument(help: "Files and folders. The default is the folder Sources of the package, or the current folder.")
  var paths: [String] = []

  @Option(help: "The folder of a package.")
  var packagePath = "."

  @Option(help: "A target of the package: the folder of this name in Sources. Can be repeated.")
  var target: [String] = []

  @Option(help: "The form: text, mermaid, graphviz, json, html. With --sequence: text, mermaid, json.")
  var format = "text"

  @Option(name: .shortAndLong, help: "Writes to this file.")
  var output: String?

  @Option(help: "Only this feature and the features that it contains.")
  var feature: String?

  @Option(help: "Only this number of levels below the first features.")
  var depth: Int?

  @Option(help: "The life of an action, such as Login.loginButtonTapped.")
  var sequence: String?

  @Option(help: "The number of columns of the text. The default is that of the terminal, or 100.")
  var width: Int?

  func validate() throws {
    if let depth, depth < 0 { throw ValidationError("'--depth' is a number from 0.") }
    if let width, width < 40 { throw ValidationError("'--width' is a number from 40.") }
    if sequence != nil, feature != nil || depth != nil {
      throw ValidationError("'--sequence' follows an action through all features. Leave out '--feature' and '--depth'.")
    }
    _ = sequence == nil ? try form(MapFormat.self).rawValue : try form(SequenceFormat.self).rawValue
  }

  func run() async throws {
    let files = try MapFiles(paths, package: packagePath, targets: target)
    let map = await ActionMap(files.facts(), sources: files.sources)
    try write(try text(of: map, title: files.title))
    let unread = map.unresolved.filter { $0.kind == .file }
    guard unread.isEmpty else {
      for one in unread { StandardError.write("\(one.location.text): error: \(one.text)") }
      throw ExitCode(3)
    }
  }

  private func text(of map: ActionMap, title: String) throws -> String {
    if let sequence {
      let action = try map.action(named: sequence).action
      return try form(SequenceFormat.self).text(of: ActionSequence(of: action, in: map))
    }
    let selected = try map.selecting(feature, depth: depth ?? .max)
    return try form(MapFormat.self).text(of: selected, title: feature ?? title, width: width ?? Self.columns)
  }

  private func form<Form: RawRepresentable<String> & CaseIterable>(_ type: Form.Type) throws -> Form {
    if let form = Form(rawValue: format) { return form }
    let names = Form.allCases.map(\.rawValue)
    let nearest = NearestName.question(format, among: names)
    throw ValidationError("There is no format '\(format)'.\(nearest) Write one of: \(names.joined(separator: ", ")).")
  }

  private func write(_ text: String) throws {
    guard let output else { return try StandardOutput.write(text, as: format == "json" ? .json : .text) }
    try text.write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// The number of columns of the terminal; 100 for a file.
  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
    return max(Int(size.ws_col), 40)
  }
}
