// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

/// News of the club. Tells a logger about every action.
@Reducer
struct News
{
  @ObservableState
  struct State: Equatable
  {
    var articles: [String] = []
    var isMuted = false
    var opened: Set<String> = []
  }

  @CasePathable
  enum Action
  {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    @CasePathable enum View { case articleTapped(String), muteToggled(Bool), newsAppeared }
    @CasePathable enum Delegate { case articleOpened(String), feedEmptied }
    @CasePathable enum Internal {
      case articlesChanged([String])
      case imageRendered(NewsImageCache) // flags: action-not-serializable
      case retryScheduled(() -> Void) // flags: action-not-serializable
    }
  }

  @Dependency(\.newsFeed) private var feed

  var body: some ReducerOf<Self>
  {
    CombineReducers
    {
      Reduce
      { state, action in
        switch action
        {
        case .view(.newsAppeared):
          return .merge(
            .run { [feed] send in
              for await articles in feed.articles() // flags: uncancellable-loop
              {
                await send(.internal(.articlesChanged(articles)))
              }
            },
            .run { [feed] send in
              let cache = NewsImageCache()
              await withTaskGroup(of: Void.self)
              { group in
                for url in feed.imageURLs() { group.addTask { await cache.load(url) } }
                for await _ in group {} // near-miss: uncancellable-loop
              }
              await send(.internal(.imageRendered(cache)))
            }
          )

        case let .view(.articleTapped(title)):
          state.opened.insert(title)
          return .send(.delegate(.articleOpened(title))) // near-miss: delegate-forged

        case let .view(.muteToggled(isOn)):
          state.isMuted = isOn
          return .none

        case let .internal(.articlesChanged(articles)):
          state.articles = articles
          guard articles.isEmpty else { return .none }
          return .send(.delegate(.feedEmptied))

        case .internal(.imageRendered), .internal(.retryScheduled), .delegate:
          return .none
        }
      }
    }
    .loggingActions()
  }
}

final class NewsImageCache: @unchecked Sendable
{
  private let lock = NSLock()
  private var images: [URL: Data] = [:]

  func load(_ url: URL) async
  {
    guard let (data, _) = try? await URLSession.shared.data(from: url) else { return } // near-miss: ambient-nondeterminism
    lock.withLock { images[url] = data }
  }
}

/// Writes a line for what happens in a feature.
struct LoggingReducer<Base: Reducer>: Reducer
{
  let base: Base
  let log: @Sendable (String) -> Void

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action>
  {
    log(String(describing: action))
    return base.reduce(into: &state, action: action)
  }
}

extension Reducer
{
  func loggingActions() -> some Reducer<State, Action>
  {
    LoggingReducer(base: self) { print("[club]", $0) }
  }
}

/// Counts what members do. It looks into every feature on purpose.
struct AnalyticsReducer: Reducer
{
  typealias State = Club.State
  typealias Action = Club.Action

  let base: Club
  let track: @Sendable (String) -> Void

  func reduce(into state: inout State, action: Action) -> Effect<Action>
  {
    switch action
    {
    case .news(.view(.articleTapped)): track("article") // near-miss: parent-observes-inside
    case .members(.internal(.membersLoaded)): track("members") // near-miss: parent-observes-inside, internal-outside-feature
    default: break // near-miss: delegate-default
    }
    return base.reduce(into: &state, action: action)
  }
}

struct NewsView: View
{
  let store: StoreOf<News>

  var body: some View
  {
    List(store.articles, id: \.self)
    { title in
      Button(title) { store.send(.view(.articleTapped(title))) }
    }
    .onAppear { store.send(.view(.newsAppeared)) }
  }
}
