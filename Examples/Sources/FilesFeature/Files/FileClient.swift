package import Headgate

/// What the features want of the file system.
///
/// Every endpoint stops with a `CancellationError` soon after its task was cancelled.
@DependencyClient
package struct FileClient: Sendable {
  /// All that is in a directory, in no order; `progress` hears now and then how much has been read.
  package var list:
    @Sendable (_ path: Path, _ progress: @Sendable (_ count: Int) async -> Void) async throws -> [FileItem]

  /// Looks for a text in the names below a directory, whatever the case of the letters; nearer ones are found first.
  package var search:
    @Sendable (
      _ text: String, _ root: Path, _ includesHidden: Bool, _ found: @Sendable ([FileMatch]) async -> Void
    ) async throws -> SearchSummary

  /// Adds up a directory with all below it; `progress` hears several times a second how far it is.
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
