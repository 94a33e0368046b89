package import Headgate

/// Opens files in other programs.
@DependencyClient
package struct FileOpener: Sendable {
  package nonisolated enum Program: Equatable, Sendable {
    case pager, editor
  }

  /// Opens a regular file, or a link to one, and returns when the program ended.
  ///
  /// Throws a `FileProblem` when the file cannot be opened, or when the program is not found or failed.
  package var open: @Sendable (_ path: Path, _ program: Program) async throws -> Void
}

/// The live value needs the terminal: the program sets it.
extension FileOpener: TestDependencyKey {
  package static var testValue: FileOpener { FileOpener() }
}

extension DependencyValues {
  package var fileOpener: FileOpener {
    get { self[FileOpener.self] }
    set { self[FileOpener.self] = newValue }
  }
}
