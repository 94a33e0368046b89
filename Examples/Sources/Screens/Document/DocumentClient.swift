import Foundation
import Headgate

/// A document as it is stored, with the revision that its text belongs to.
nonisolated struct DocumentFile: Equatable, Identifiable, Sendable {
  let id: UUID
  var name: String
  var revision: Int
  var text: String
}

/// The failures that have an alert of their own.
enum DocumentFailure: Error, Equatable {
  case conflict(theirs: DocumentFile)
  case nameTaken
}

/// What somebody else did to a document that is open here.
@CasePathable
enum DocumentChange: Equatable, Sendable {
  case deleted
  case modified(DocumentFile)
  case renamed(String)
}

/// The place where documents are kept.
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
