package import Headgate

/// The file operations that the features use.
///
/// Each endpoint throws a `CancellationError` soon after its task is cancelled.
@DependencyClient
package struct FileClient: Sendable {
  /// Returns the items of a directory, unordered. `progress` periodically receives the number of items read.
  package var list:
    @Sendable (_ path: Path, _ progress: @Sendable (_ count: Int) async -> Void) async throws -> [FileItem]

  /// Searches for a text in the names below a directory, ignoring case. Names near the root are found first.
  package var search:
    @Sendable (
      _ text: String, _ root: Path, _ includesHidden: Bool, _ found: @Sendable ([FileMatch]) async -> Void
    ) async throws -> SearchSummary

  /// Measures a directory with its contents. `progress` is called several times a second.
  package var measure: @Sendable (_ path: Path, _ progress: @Sendable (TreeSize) async -> Void) async throws -> TreeSize
}

extension FileClient: DependencyKey {
  package static var liveValue: FileClient { .live }
  package static var testValue: FileClient { FileClient() }
}

extension DependencyValues {
  package var files: FileClient {
    get { self[FileClient.self] }
    set { self[FileClient.self] = newValue }
  }
}
