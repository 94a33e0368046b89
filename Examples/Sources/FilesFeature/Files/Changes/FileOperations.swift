package import Headgate

/// The operations that change files. None of them overwrites a file.
@DependencyClient
package struct FileOperations: Sendable {
  /// Gives a file another name on the same device.
  package var move: @Sendable (_ from: Path, _ to: Path) async throws -> Void
  package var makeDirectory: @Sendable (_ path: Path) async throws -> Void
  /// Removes a directory only if it is empty.
  package var removeEmptyDirectory: @Sendable (_ path: Path) async throws -> Void
  /// Copies or moves a file with everything below it. `progress` is called several times a second. When `isStopped` returns
  /// true, the transfer throws a problem with the reason `stopped`, and leaves nothing behind.
  package var transfer:
    @Sendable (
      _ transfer: Transfer, _ progress: @escaping @Sendable (TransferProgress) async -> Void,
      _ isStopped: @escaping @Sendable () -> Bool
    ) async throws -> TransferResult
  /// Moves a file to the trash of its device.
  package var trash: @Sendable (_ path: Path) async throws -> TrashedFile
  /// Moves a file from the trash to its original path.
  package var restore: @Sendable (_ file: TrashedFile) async throws -> Void
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
