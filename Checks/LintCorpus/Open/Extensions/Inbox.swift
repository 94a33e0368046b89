import Foundation
import Headgate

/// The inbox. Its actions, its body and its effects are in other files.
@Reducer
struct Inbox {
  @ObservableState
  struct State: Equatable {
    @Presents var compose: Compose.State?
    var messages: [Message] = []
    var isLoading = false
    var unreadCount = 0
    var deletedSubject: String?
  }

  @Dependency(\.mail) var mail
  @Dependency(\.date.now) var now
}

struct Message: Equatable, Identifiable, Sendable {
  let id: Int
  let subject: String
  var isRead: Bool
}

enum MailError: Error, Equatable {
  case offline
  case quotaExceeded
}

@DependencyClient
struct MailClient: Sendable {
  var messages: @Sendable () async throws -> [Message]
  var send: @Sendable (_ subject: String) async throws -> Message
  var markRead: @Sendable (_ id: Message.ID) async throws -> Void
}

extension MailClient: DependencyKey {
  static let testValue = MailClient()
  static let liveValue = MailClient(
    messages: { try await MailServer.main.messages(at: Date()) },  // near-miss: ambient-nondeterminism
    send: { subject in try await MailServer.main.send(subject) },
    markRead: { id in try await MailServer.main.markRead(id) }
  )
}

extension DependencyValues {
  var mail: MailClient {
    get { self[MailClient.self] }
    set { self[MailClient.self] = newValue }
  }
}
