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
      directory, q quits. The key ? shows all keys.
      """
  )

  @Argument(help: "The directory to begin with.", completion: .directory)
  var directory = "."

  @Option(
    help: "A directory or a file to show at once. Going back from there leads to the first directory.",
    completion: .file()
  )
  var open: String?

  @Flag(
    name: [.customShort("a"), .customLong("all")],
    help: "Show hidden entries from now on; the key . hides them again."
  )
  var showsHidden = false

  func validate() throws {
    guard FileManager.default.fileExists(atPath: directory) else {
      throw ValidationError("There is no directory '\(directory)'.")
    }
    guard Path(relative: directory).isDirectory else { throw ValidationError("'\(directory)' is not a directory.") }
    if let open, !FileManager.default.fileExists(atPath: open) {
      throw ValidationError("There is no file and no directory '\(open)'.")
    }
  }

  func run() async throws {
    let signal = try await Program(
      Path(relative: directory),
      opening: open.map { Path(relative: $0) },
      showsHidden: showsHidden
    ).run()
    // The exit code that shells use for a program that a signal ended.
    if let signal { throw ExitCode(128 + signal) }
  }
}

extension Path {
  /// Whether there is a directory, or a link to one.
  var isDirectory: Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: string, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
