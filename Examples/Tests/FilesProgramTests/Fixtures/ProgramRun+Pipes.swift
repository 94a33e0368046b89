#if os(Linux)
  import Foundation

  extension ProgramRun {
    /// Runs the program without a terminal, to its end.
    static func runWithoutTerminal(
      _ arguments: [String]
    ) throws -> (code: Int32, output: String, errors: String) {
      let process = Process()
      let (output, errors) = (Pipe(), Pipe())
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      let texts = [output, errors].map {
        String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      }
      process.waitUntilExit()
      return (process.terminationStatus, texts[0], texts[1])
    }
  }
#endif
