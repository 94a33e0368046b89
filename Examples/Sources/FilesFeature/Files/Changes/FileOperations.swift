package import Headgate

/// The operations that change files. None of them overwrites a file.
@DependencyClient
package struct FileOperations: Sendable {
  /// Gives a file another name on the same device.
  package var move: @Sendable (_ from: Path, _ to: Path) async throws -> Void
  package var makeDirectory: @Sendable (_ path: Path) async throws -> Void
  /// Removes a directory only if it is empty.
  package var removeEmptyDirectory: @Sendable (_ path: Path) async throws -> Void
  /// Moves a file to the trash of its device.
  package var trash: @Sendable (_ path: Path) async throws -> TrashedFile
  /// Moves a file from the trash to its original path.
  package var restore: @Sendable (_ file: TrashedFile) async throws -> Void
}

extension FileOperations {
  func undo(_ change: FileChange) async throws {
    switch change {
    case .moved(let from, let to): try await move(to, from)
    case .created(let path): try await removeEmptyDirectory(path)
    case .trashed(let file): try await restore(file)
    }
  }
}

extension FileOperations: DependencyKey {
  package static var liveValue: FileOperations { .live() }
  package static var testValue: FileOperations { FileOperations() }
}

extension DependencyValues {
  package var fileOperations: FileOperations {
    get { self[FileOperations.self] }
    set { self[FileOperations.self] = newValue }
  }
}
