import ArgumentParser
import Foundation
import HeadgateRecordings
import HeadgateTexts

/// What all commands of a session have in common.
enum SessionRun {
  /// Runs a command. Each error is printed once, and ends in its exit code.
  static func run(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let code as ExitCode {
      throw code
    } catch let error as RecordingError {
      StandardError.write(error: error)
      throw code(of: error)
    } catch {
      StandardError.write(error: error)
      throw ExitCode(2)
    }
  }

  static func code(of error: RecordingError) -> ExitCode {
    switch error {
    case .noRecording, .emptyFile, .newerVersion, .damaged, .wrongLine: ExitCode(3)
    case .noFile, .fileExists, .scopedStore, .cannotWrite: ExitCode(2)
    }
  }

  static func open(_ path: String) throws -> Recording { try Recording(contentsOf: URL(fileURLWithPath: path)) }
}

/// Arguments that are wrong for the file that is used.
struct WrongInput: Error, CustomStringConvertible {
  let description: String
}
