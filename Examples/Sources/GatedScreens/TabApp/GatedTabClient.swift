import Foundation
import Headgate

/// A thread in the list of the inbox.
struct TabThreadSummary: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var unreadCount: Int
}

/// An article of the catalog.
nonisolated struct TabArticle: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
}

/// The badge counts from the server.
struct TabBadges: Equatable, Sendable {
  var browse = 0
  var profile = 0
}

/// The cancellation IDs for all tabs: all effects at the end of a session, and the open threads when other threads replace
/// them.
enum TabCancelID: Hashable, Sendable {
  case session
  case threads
}

/// The server and the app icon.
@DependencyClient
struct TabClient: Sendable {
  var articles: @Sendable (_ category: String) async throws -> [TabArticle]
  var badges: @Sendable () -> AsyncStream<TabBadges> = { .finished }
  var logOut: @Sendable () async throws -> Void
  var messages: @Sendable (_ threadID: Int) async throws -> [String]
  var post: @Sendable (_ text: String) async throws -> Void
  var search: @Sendable (_ query: String) async throws -> [TabArticle]
  var setAppBadge: @Sendable (_ count: Int) async -> Void
  var setFollowed: @Sendable (_ articleID: Int, _ isFollowed: Bool) async throws -> Void
  var setPushEnabled: @Sendable (_ isEnabled: Bool) async throws -> Void
  var threads: @Sendable () async throws -> [TabThreadSummary]
  var updates: @Sendable (_ threadID: Int) -> AsyncStream<String> = { _ in .finished }
}

extension TabClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var tabClient: TabClient {
    get { self[TabClient.self] }
    set { self[TabClient.self] = newValue }
  }
}

/// A screen of the app that an external link can open.
enum TabDeepLink: Equatable, Sendable {
  case article(id: Int)
  case compose(text: String)
  case thread(id: Int, contact: String?)

  init?(_ url: URL) {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
    let parts = [components.host ?? ""] + components.path.split(separator: "/").map(String.init)
    switch (parts.first, parts.dropFirst().first, parts.count) {
    case ("browse"?, "article"?, 3):
      guard let id = Int(parts[2]) else { return nil }
      self = .article(id: id)
    case ("compose"?, _, 1):
      let text = components.queryItems?.first { $0.name == "text" }?.value
      self = .compose(text: text ?? "")
    case ("inbox"?, "thread"?, 3):
      guard let id = Int(parts[2]) else { return nil }
      self = .thread(id: id, contact: nil)
    case ("inbox"?, "thread"?, 4):
      guard let id = Int(parts[2]) else { return nil }
      self = .thread(id: id, contact: parts[3])
    default:
      return nil
    }
  }
}
