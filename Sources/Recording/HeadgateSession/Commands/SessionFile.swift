import ArgumentParser
import Dispatch
import Foundation
import HeadgateRecorder
import HeadgateRecordings
import HeadgateTexts

/// The argument of all subcommands: the file of a recording.
struct SessionFile: ParsableArguments {
  @Argument(help: "The file of a recording.")
  var file: String

  func recording() throws -> Recording { try Recording(contentsOf: URL(fileURLWithPath: file)) }

  func session<App: SessionFeature>(of app: App.Type) throws -> Session<App> {
    try Session(contentsOf: URL(fileURLWithPath: file))
  }
}

/// What commands write to the terminal.
enum Terminal {
  /// Performs a command on the main thread. An error is printed, and ends in the exit code 2.
  static func run(_ command: () throws -> Void) throws {
    try MainThread.run { try perform(command) }
  }

  private static func perform(_ command: () throws -> Void) throws {
    do {
      try command()
    } catch let code as ExitCode {
      throw code
    } catch {
      StandardError.write("error: \(error)")
      throw ExitCode(2)
    }
  }

  static func write(_ notes: [String]) {
    for note in notes { StandardError.write("note: \(note)") }
  }

  /// Whether somebody sees what is written to the standard error.
  static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }

  /// Shows how far the search for the shortest session is. Writes nothing if nobody looks at it.
  static func progressOfShrinking() -> (_ replays: Int, _ length: Int) -> Void {
    guard isWatched else { return { _, _ in } }
    return { replays, length in StandardError.write(progress: "\(replays) replays, \(length) actions ") }
  }

  /// Shows how far a replay is, in one line that is written again. Writes nothing if nobody looks at it.
  static func progress(of total: UInt64) -> (UInt64) -> Void {
    guard isWatched, total >= 1000 else { return { _ in } }
    return { done in
      guard done % (total / 100) == 0 || done == total else { return }
      // Numbers of a damaged file may be any numbers.
      StandardError.write(
        progress: "\(Int(100 * Double(done) / Double(total))) % of \(total) actions",
        isLast: done == total
      )
    }
  }
}
