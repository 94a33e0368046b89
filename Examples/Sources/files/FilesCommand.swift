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

      With --inspect, a page in the browser shows each action, and travels back in time with the program. A recorded session \
      is checked, read and turned into a test with 'files session'; 'files session --help' lists the commands. A \
      directory with the name 'session' is opened as './session'.
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

  @Option(help: "Record the session in a new file, for 'files session'.", completion: .file())
  var record: PathArgument?

  @Flag(help: "Show the session on a page. Its address is printed before the program begins.")
  var inspect = false

  @Option(help: "The port of the page. The default is a free one.")
  var inspectPort: UInt16?

  func validate() throws {
    guard directory.path.exists else { throw ValidationError("There is no directory '\(directory.text)'.") }
    guard directory.path.isDirectory else { throw ValidationError("'\(directory.text)' is not a directory.") }
    if let open, !open.path.exists {
      throw ValidationError("There is no file and no directory '\(open.text)'.")
    }
    if inspectPort != nil, !inspect { throw ValidationError("--inspect-port is the port of --inspect: add --inspect.") }
  }

  func run() async throws {
    let signal = try await Program(
      directory.path,
      opening: open?.path,
      showsHidden: showsHidden,
      recordingTo: record?.path
    ).run(inspectingOn: inspect ? inspectPort ?? 0 : nil)
    // The exit code that shells use for a program that a signal ended.
    if let signal { throw ExitCode(128 + signal) }
  }
}
