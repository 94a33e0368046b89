import ArgumentParser
import Foundation
import HeadgateRecordings
import HeadgateTexts

/// What all commands of a session have in common.
enum SessionRun {
  /// Runs a command. An error of a recording is printed, and ends in its exit code.
  static func run(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as RecordingError {
      StandardError.write(error: error)
      throw code(of: error)
    }
  }

  static func code(of error: RecordingError) -> ExitCode {
    switch error {
    case .noRecording, .emptyFile, .newerVersion, .damaged, .wrongLine: ExitCode(3)
    case .noFile, .fileExists, .scopedStore, .cannotWrite: ExitCode(2)
    }
  }

  static func open(_ path: String) throws -> Recording { try Recording(contentsOf: URL(fileURLWithPath: path)) }

  /// The error for an action that a recording does not have.
  static func noAction(_ number: UInt64, in file: String, with numbers: ClosedRange<UInt64>?) -> WrongInput {
    let known = numbers.map { "It has the actions \($0.lowerBound) to \($0.upperBound)." } ?? "It has no actions."
    return WrongInput(description: "'\(file)' has no action \(number). \(known)")
  }
}

/// Arguments that are wrong for the file that is used.
struct WrongInput: Error, CustomStringConvertible {
  let description: String
}
