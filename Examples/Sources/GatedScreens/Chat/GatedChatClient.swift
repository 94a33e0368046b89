import Foundation
import Headgate

/// One message of a room.
struct ChatMessage: Equatable, Identifiable, Sendable {
  let id: UUID
  var author: String
  var imageURL: URL?
  var sentAt: Date
  var text: String
}

/// A page of the history, oldest message first.
struct ChatPage: Equatable, Sendable {
  var hasMore: Bool
  var messages: [ChatMessage]
}

/// An event that the server sends to an open room.
@CasePathable
enum ChatEvent: Equatable, Sendable {
  case deleted(ChatMessage.ID)
  case message(ChatMessage)
}

/// The chat server for one room.
@DependencyClient
struct ChatClient: Sendable {
  var delete: @Sendable (_ id: ChatMessage.ID) async throws -> Void
  var events: @Sendable (_ room: String) -> AsyncStream<ChatEvent> = { _ in .finished }
  var image: @Sendable (_ url: URL) async throws -> Data
  var page: @Sendable (_ room: String, _ before: Date?) async throws -> ChatPage
  var send: @Sendable (_ room: String, _ message: ChatMessage) async throws -> Date
  var setTyping: @Sendable (_ room: String) async -> Void
}

extension ChatClient: TestDependencyKey {
  static let testValue = Self()
}
