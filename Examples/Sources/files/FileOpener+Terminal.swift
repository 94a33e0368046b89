import FilesFeature
import Foundation
import Terminal

extension FileOpener {
  /// Opens files in programs that have the terminal until they end.
  init(_ terminal: TerminalSession) {
    self.init(open: { path, program in try await terminal.open(path, in: program) })
  }
}

extension TerminalSession {
  fileprivate func open(_ path: Path, in program: FileOpener.Program) async throws {
    try path.requireRegularFile()
    let environment = ProcessInfo.processInfo.environment
    let commands = OpeningCommand.candidates(for: path, in: program, environment: environment)
    for command in commands {
      let end = await run(command.arguments.map { $0.withBytes { Array($0) } })
      if end == .exited(code: 0) { return }
      let isFound = end != .notStarted(errno: ENOENT) && !(command.usesShell && end == .exited(code: 127))
      if isFound { throw FileProblem(.other("\(command.title) \(end.text)"), at: path) }
    }
    let titles = commands.map(\.title).joined(separator: " or ")
    throw FileProblem(.other("There is no program \(titles)"), at: path)
  }
}

nonisolated extension ProgramEnd {
  /// The end of a sentence about the program.
  fileprivate var text: String {
    switch self {
    case .exited(let code): "ended with the code \(code)"
    case .killed(let signal): "was ended by the signal \(signal)"
    case .notStarted(let number): "could not be started: \(String(cString: strerror(number)))"
    }
  }
}
