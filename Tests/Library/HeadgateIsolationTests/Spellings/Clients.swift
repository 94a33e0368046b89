import Foundation
import Headgate

// The layouts of clients that TCA's documentation teaches.

/// A struct of closures, and its key in an extension.
struct Facts: Sendable {
  var fetch: @Sendable (Int) async throws -> String
}

extension Facts: DependencyKey {
  static let liveValue = Facts(fetch: { "\($0) is a number." })
  static let testValue = Facts(fetch: { "\($0) is tested." })
}

extension DependencyValues {
  var facts: Facts {
    get { self[Facts.self] }
    set { self[Facts.self] = newValue }
  }
}

/// A client with endpoints, whose live value is elsewhere.
@DependencyClient
struct Users: Sendable {
  var fetch: @Sendable (_ id: Int) async throws -> String
  var log: @Sendable (_ text: String) -> Void
  var name: @Sendable () -> String = { "Blob" }
}

extension Users: TestDependencyKey {
  static let previewValue = Users()
  static let testValue = Users()
}

extension Users: DependencyKey {
  static let liveValue = Users(fetch: { "user \($0)" }, log: { _ in }, name: { "Blob" })
}

extension DependencyValues {
  var users: Users {
    get { self[Users.self] }
    set { self[Users.self] = newValue }
  }
}

/// A key of its own beside the value.
private enum LimitKey: DependencyKey {
  static let liveValue = 10
  static var testValue: Int { 3 }
}

extension DependencyValues {
  var limit: Int {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }
}

extension DependencyValues {
  @DependencyEntry(.live) var page: Int = 4
  @DependencyEntry(testValue: Users()) var otherUsers = Users()
}

/// A value that is made on the main actor.
final class Player {
  var title = ""
}

struct PlayerClient: Sendable {
  var title: @Sendable () async -> String
}

extension PlayerClient: DependencyKey {
  static let liveValue: PlayerClient = {
    let player = Player()
    player.title = "live"
    return PlayerClient(title: { await player.title })
  }()
  static let testValue = PlayerClient(title: { "test" })
}

extension DependencyValues {
  var player: PlayerClient {
    get { self[PlayerClient.self] }
    set { self[PlayerClient.self] = newValue }
  }
}

/// A client for all threads.
nonisolated struct Words: Sendable {
  var all: @Sendable () -> [String]
}

nonisolated extension Words: DependencyKey {
  static let liveValue = Words(all: { ["live"] })
  static let testValue = Words(all: { ["test"] })
}

extension DependencyValues {
  nonisolated var words: Words {
    get { self[Words.self] }
    set { self[Words.self] = newValue }
  }
}

@Reducer
struct Dependent {
  @ObservableState
  struct State: Equatable { var text = "" }
  enum Action { case start, loaded(String) }
  @Dependency(\.facts) var facts
  @Dependency(\.users) var users
  @Dependency(\.limit) var limit
  @Dependency(\.page) var page
  @Dependency(\.player) var player
  @Dependency(\.words) var words
  @Dependency(Facts.self) var factsByKey
  @Dependency(Words.self) var wordsByKey
  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        state.text = "\(limit) \(page) \(words.all()) \(uuid()) \(now.timeIntervalSince1970)"
        return .run { [users] send in
          try await clock.sleep(for: .seconds(1))
          users.log("slept")
          await send(.loaded("\(try await facts.fetch(1)) \(try await users.fetch(id: 2)) \(await player.title())"))
        }
      case .loaded(let text):
        state.text = text
        return .none
      }
    }
  }
}
