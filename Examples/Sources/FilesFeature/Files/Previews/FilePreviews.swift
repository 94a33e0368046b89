package import Headgate

/// Reads the beginnings of files.
@DependencyClient
package struct FilePreviews: Sendable {
  /// Reads what a preview shows. `progress` receives what is known so far, several times a second.
  ///
  /// Throws a `CancellationError` soon after its task is cancelled. Nothing but directories and regular files is opened.
  package var read:
    @Sendable (_ path: Path, _ progress: @Sendable (FilePreview) async -> Void) async throws -> FilePreview
}

extension FilePreviews: DependencyKey {
  package static var liveValue: FilePreviews {
    FilePreviews(read: { path, progress in try await PreviewReader(path).run(progress) })
  }
  package static var testValue: FilePreviews { FilePreviews() }
}

extension DependencyValues {
  package var filePreviews: FilePreviews {
    get { self[FilePreviews.self] }
    set { self[FilePreviews.self] = newValue }
  }
}
