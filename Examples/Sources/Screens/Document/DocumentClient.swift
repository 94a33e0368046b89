import Foundation
import Headgate

/// A stored document with the revision of its text.
nonisolated struct DocumentFile: Equatable, Identifiable, Sendable {
  let id: UUID
  var name: String
  var revision: Int
  var text: String
}

/// The failures with their own alert.
enum DocumentFailure: Error, Equatable {
  case conflict(theirs: DocumentFile)
  case nameTaken
}

/// A change by another person to the open document.
@CasePathable
enum DocumentChange: Equatable, Sendable {
  case deleted
  case modified(DocumentFile)
  case renamed(String)
}

/// The document storage.
@DependencyClient
struct DocumentClient: Sendable {
  var changes: @Sendable (_ id: DocumentFile.ID) -> AsyncStream<DocumentChange> = { _ in .finished }
  var delete: @Sendable (_ id: DocumentFile.ID) async throws -> Void
  var duplicate: @Sendable (_ id: DocumentFile.ID) async throws -> DocumentFile
  var list: @Sendable () async throws -> [DocumentFile]
  var open: @Sendable (_ id: DocumentFile.ID) async throws -> DocumentFile
  var rename: @Sendable (_ id: DocumentFile.ID, _ name: String) async throws -> Void
  var save: @Sendable (_ file: DocumentFile, _ isForced: Bool) async throws -> DocumentFile
}

extension DocumentClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var documentClient: DocumentClient {
    get { self[DocumentClient.self] }
    set { self[DocumentClient.self] = newValue }
  }
}
