import ArgumentParser
import FilesFeature
import Terminal

struct FilesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "files",
    abstract: "Browse the files of a directory in the terminal.",
    discussion: """
      Arrow keys or h j k l move, enter opens a directory, / searches below it, s scans it, space marks, y and x with p \
      copy and move, q quits. The key ? shows all keys.
      """
  )

  @Argument(help: "The directory to begin with.", completion: .directory)
  var directory = PathArgument(".")

  @Option(
    help: "A directory or a file to show at once. Going back from there leads to the first directory.",
    completion: .file()
  )
  var open: PathArgument?

  @Flag(
    name: [.customShort("a"), .customLong("all")],
    help: "Show hidden entries from now on; the key . hides them again."
  )
  var showsHidden = false

  @Option(help: "Record the session in a new file, for a replay.", completion: .file())
  var record: PathArgument?

  func validate() throws {
    guard directory.path.exists else { throw ValidationError("There is no directory '\(directory.text)'.") }
    guard directory.path.isDirectory else { throw ValidationError("'\(directory.text)' is not a directory.") }
    if let open, !open.path.exists {
      throw ValidationError("There is no file and no directory '\(open.text)'.")
    }
  }

  func run() async throws {
    let signal = try await Program(
      directory.path,
      opening: open?.path,
      showsHidden: showsHidden,
      recordingTo: record?.path
    ).run()
    // The exit code that shells use for a program that a signal ended.
    if let signal { throw ExitCode(128 + signal) }
  }
}
