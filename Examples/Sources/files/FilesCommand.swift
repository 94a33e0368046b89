import ArgumentParser
import FilesFeature
import Foundation
import Terminal

@main
struct FilesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "files",
    abstract: "Browse the files of a directory in the terminal.",
    discussion: """
      Arrow keys or h j k l move, enter opens a directory, / searches below it, s scans it, space adds up the selected \
      directory, q quits. The last line of the screen shows the keys.
      """
  )

  @Argument(help: "The directory to begin with.", completion: .directory)
  var directory = "."

  @Flag(
    name: [.customShort("a"), .customLong("all")],
    help: "Show hidden entries from now on; the key . hides them again."
  )
  var showsHidden = false

  func validate() throws {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory) else {
      throw ValidationError("There is no directory '\(directory)'.")
    }
    guard isDirectory.boolValue else { throw ValidationError("'\(directory)' is not a directory.") }
  }

  func run() async throws {
    let signal = try await Program(Path(relative: directory), showsHidden: showsHidden).run()
    // The exit code that shells use for a program that a signal ended.
    if let signal { throw ExitCode(128 + signal) }
  }
}
