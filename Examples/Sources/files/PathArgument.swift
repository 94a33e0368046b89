import ArgumentParser
import FilesFeature

/// A path on the command line, relative to the working directory.
nonisolated struct PathArgument: ExpressibleByArgument {
  private let name: FileName

  init(argument: String) {
    name = FileName(argument: argument)
  }

  init(_ name: FileName) {
    self.name = name
  }

  /// The path as it was typed, with replacement characters for bytes that are not text.
  var text: String { name.string }

  /// Whether every byte of the path is text.
  var isText: Bool { name.isText }

  var path: Path { Path(relative: name) }

  var defaultValueDescription: String { text }

  /// The arguments of the program, as text that keeps every byte.
  static var all: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { FileName(cString: $0).argument }
    }
  }
}
