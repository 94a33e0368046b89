/// The command line that opens a file.
package nonisolated struct OpeningCommand: Equatable, Sendable {
  /// The name of the program and its arguments.
  package let arguments: [FileName]
  /// The program as the user knows it.
  package let title: String
  /// Whether a shell starts the program. The shell ends with the code 127 when it does not find the program.
  package let usesShell: Bool

  init(_ program: String, _ path: Path) {
    title = program
    usesShell = program.contains { $0.isWhitespace || "'\"\\$".contains($0) }
    // The program of the shell gets the path as an argument, so no character of a path has a meaning.
    let start: [FileName] = usesShell ? ["sh", "-c", FileName(program + " \"$@\""), "sh"] : [FileName(program)]
    arguments = start + ["--", path.bytes]
  }

  /// Returns the commands to try, until the program of one is found.
  package static func candidates(
    for path: Path,
    in program: FileOpener.Program,
    environment: [String: String]
  ) -> [OpeningCommand] {
    let (variables, defaults) =
      switch program {
      case .pager: (["PAGER"], ["less", "more"])
      case .editor: (["VISUAL", "EDITOR"], ["vi"])
      }
    let chosen = variables.compactMap { environment[$0] }.first { !$0.allSatisfy(\.isWhitespace) }
    return (chosen.map { [$0] } ?? defaults).map { OpeningCommand($0, path) }
  }
}
