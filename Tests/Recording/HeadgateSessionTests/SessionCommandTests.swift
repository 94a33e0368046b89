import ArgumentParser
import Foundation
import Headgate
import HeadgateRecorder
import Testing

@testable import HeadgateSession

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SessionCommandTests {
  private let file = TemporaryFile()

  /// Runs the command, and returns its exit code.
  private func run(_ arguments: String...) throws -> Int32 {
    var command = try SessionCommand<Pantry>.parseAsRoot(arguments)
    do {
      try command.run()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    }
  }

  // holds: SESSION-16
  @Test func `each subcommand reads the file and ends with its exit code`() async throws {
    try await Pantry.record(to: file.url)
    let path = file.url.path
    #expect(try run("check", path) == 0)
    #expect(try run("state", path, "2", "--path", "items[0].name") == 0)
    #expect(try run("state", path, "99") == 2)
    #expect(try run("diff", path, "1", "2") == 0)
    #expect(try run("changes", path, "total") == 0)
    #expect(try run("changes", path, "totl") == 2)
    #expect(try run("search", path, "milk") == 0)
    #expect(throws: (any Error).self) { try run("search", path, "milk", "--limit", "0") }
    #expect(try run("test", path, "--from", "2", "--to", "4") == 0)
    // The session does not fail.
    #expect(try run("shrink", path) == 1)
    #expect(try run("test", path, "--shrink") == 1)
    #expect(try run("test", path, "--shrink", "--from", "2") == 2)
    #expect(try run("check", path + ".missing") == 2)
    #expect(throws: (any Error).self) { try run("check") }
  }

  // holds: SESSION-17
  @Test func `a written test replaces no file`() async throws {
    try await Pantry.record(to: file.url)
    let folder = FileManager.default.temporaryDirectory.appending(path: "headgate-session-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appending(path: "CartTests.swift")
    #expect(try run("test", file.url.path, "-o", output.path) == 0)
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(text.contains("struct CartTests {"))
    #expect(try run("test", file.url.path, "--from", "3", "-o", output.path) == 2)
    #expect(try String(contentsOf: output, encoding: .utf8) == text)
    #expect(try run("test", file.url.path, "-o", folder.appending(path: "none/A.swift").path) == 2)
  }

  // holds: SESSION-22
  @Test func `a command that is called on another thread runs on the main actor`() async throws {
    let store = Store(initialState: Homebody.State()) { Homebody() }
    let recorder = try store.record(to: file.url)
    for _ in 1...3 { store.send(.moved) }
    try recorder.stop()
    let path = file.url.path
    let code = try await Task.detached {
      var command = try SessionCommand<Homebody>.parseAsRoot(["check", path])
      try command.run()
      command = try SessionCommand<Homebody>.parseAsRoot(["state", path, "99"])
      do {
        try command.run()
        return Int32(0)
      } catch let code as ExitCode {
        return code.rawValue
      }
    }.value
    #expect(code == 2)
  }
}

/// A feature whose reducer belongs to the main actor, as in a module with this default isolation.
@Reducer
private struct Homebody: SessionFeature {
  struct State: Codable, Equatable, Sendable { var moves = 0 }
  enum Action: Codable, Sendable { case moved }

  static var feature: Homebody { Homebody() }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      MainActor.preconditionIsolated()
      state.moves += 1
      return .none
    }
  }
}
