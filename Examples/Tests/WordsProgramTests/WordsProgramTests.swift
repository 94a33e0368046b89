import Foundation
import TemporaryFiles
import Testing

@Suite(.timeLimit(.minutes(10)))
struct WordsProgramTests {
  private struct Outcome {
    let output: String
    let errors: String
    let status: Int32
  }

  /// Runs the program that was built.
  private func run(_ arguments: String...) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path("words"))
    process.arguments = arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let progress = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: progress, as: UTF8.self),
      status: process.terminationStatus
    )
  }

  private func write(_ text: String, _ name: String, _ directory: TemporaryDirectory) throws -> String {
    let url = directory.url.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  @Test func `the words of files on the disk`() throws {
    let directory = try TemporaryDirectory()
    let first = try write("the cat and the dog", "first", directory)
    let second = try write("The end.", "second", directory)
    let outcome = try run("--top", "2", first, second)
    #expect(outcome.output == "3 the\n1 and\n7 words in 2 files\n")
    let progress = outcome.errors.split(separator: "\n").map(String.init)
    #expect(progress.count == 2)
    #expect(progress.contains { $0.hasSuffix(first) } && progress.contains { $0.hasSuffix(second) })
    #expect(outcome.status == 0)
  }

  @Test func `names of files with control characters do not reach the terminal as they are`() throws {
    let directory = try TemporaryDirectory()
    let file = try write("word", "a\u{1B}[2Jb\nc", directory)
    let outcome = try run(file, directory.path + "/\u{9B}31m")
    #expect(!(outcome.output + outcome.errors).unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" })
    #expect(outcome.errors.contains("a\u{fffd}[2Jb\u{fffd}c\n"))
  }

  @Test func `a file that is not there is told, and the others are counted`() throws {
    let directory = try TemporaryDirectory()
    let file = try write("word", "file", directory)
    let outcome = try run(directory.path + "/missing", file)
    #expect(outcome.output == "1 word\n1 words in 2 files\n")
    #expect(outcome.errors.contains("missing: "))
    #expect(outcome.status == 1)
  }

  @Test func `a wrong use is told`() throws {
    let outcome = try run("--top", "-1", "file")
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("top"))
  }
}
