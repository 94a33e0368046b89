import ArgumentParser
import Foundation
import HeadgateRecorder
import HeadgateTexts

/// `session test`: writes a test that repeats a session.
struct TestCommand<App: SessionFeature>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test",
      abstract: "Writes a test that sends the actions of a session and asserts the states.",
      discussion: """
        The test target needs HeadgateTesting and HeadgateReplayTesting. Effects do not run in the test: it sends what they sent. \
        An existing file is not replaced.

        A test of '--shrink' may call 'isFailing' of the feature. Declare 'isFailing' in an extension in the module of the feature: \
        the test target does not see an extension in the tool.
        """
    )
  }

  @OptionGroup var file: SessionFile

  @Option(help: "The number of the first action. The test starts with the state before it.")
  var from: UInt64?

  @Option(help: "The number of the last action.")
  var to: UInt64?

  @Flag(help: "Asserts the whole state after each action, for properties that a test cannot set.")
  var wholeStates = false

  @Flag(help: "Writes the shortest list of actions with which the session still fails, as 'shrink' finds it.")
  var shrink = false

  @Option(name: .shortAndLong, help: "Writes to this file. The default is the standard output.")
  var output: String?

  func run() throws {
    try Terminal.run {
      guard !shrink || (from == nil && to == nil) else { throw SessionError.shrinkOfPart }
      let session = try file.session(of: App.self)
      var writer = try shrink ? shortest(session) : session.testWriter
      writer.assertsWholeStates = wholeStates
      if wholeStates, writer.failure?.assertsChanges == false { throw SessionError.shrinkAssertsNoStates }
      if let name = output.flatMap({ Self.typeName(ofFile: $0) }) { writer.typeName = name }
      let test = try writer.test(from: from, to: to)
      Terminal.write(test.notes)
      guard let output else { return try StandardOutput.write(test.text) }
      guard !FileManager.default.fileExists(atPath: output) else { throw SessionError.fileExists(output) }
      do {
        // Another program may have created the file since.
        try Data(test.text.utf8).write(to: URL(fileURLWithPath: output), options: .withoutOverwriting)
      } catch {
        throw SessionError.cannotWrite(output, problem: Self.reason(error))
      }
    }
  }

  /// The writer of the shortest test that fails.
  private func shortest(_ session: Session<App>) throws -> TestWriter<Session<App>.State, Session<App>.Action> {
    let found = try Shrinking(session).result(progress: Terminal.progressOfShrinking())
    if Terminal.isWatched { StandardError.write("") }
    guard let result = found else {
      StandardError.write("\(SessionError.nothingFails)")
      throw ExitCode(1)
    }
    return try session.testWriter(of: result)
  }

  /// The text of the system, without its full stop.
  private static func reason(_ error: any Error) -> String {
    let text = error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// The name of a file as the name of a type; nil if it is none.
  static func typeName(ofFile path: String) -> String? {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return name.wholeMatch(of: /[A-Z][A-Za-z0-9_]*/) == nil ? nil : name
  }
}
