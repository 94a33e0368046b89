import Foundation
import HeadgateUDF

enum VoteAction {  // flags: enum-not-action
  case articleUpvoted(Article.ID)
  case articleDownvoted(Article.ID)
}

enum PollAction {  // near-miss: enum-not-action
  case pollOpened
  case pollClosed(winner: String)
}

enum CommentAction {  // near-miss: enum-not-action
  case commentWritten(String)
}

extension CommentAction: Action, Equatable {}

struct ReaderRegistered: Action {
  let reader: Reader  // flags: action-not-serializable
  let apiToken: String  // flags: secret-payload
}

struct ReaderMentioned: Action, Equatable {
  let name: String
  let tokens: [String]  // near-miss: secret-payload
}

/// A person who reads. It is a class, because the views share it.
final class Reader: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

let newsEffects: SideEffectReducer<NewsState> = { state, action in
  enum CancelID { case ticker }
  @Dependency(\.news) var news
  switch action {
  case is Newsroom.Articles.Load:
    return .dispatching { dispatcher in
      news.load { result in
        switch result {
        case .success(let articles): dispatcher.dispatch(Newsroom.Articles.ListLoaded(articles: articles))
        case .failure(let error): dispatcher.dispatch(Newsroom.Articles.ListLoadFailed(reason: error))
        }
      }
    }
  case Newsroom.Ticker.tickerStopped:
    return .cancel(id: CancelID.ticker)  // near-miss: shared-cancel-id
  case VoteAction.articleUpvoted(let id), VoteAction.articleDownvoted(let id):
    return .run { send in
      let article = try await news.vote(id)
      await send(NewArticle(article: article))  // flags: response-without-failure
    }
  case is Newsroom.SectionSelected:
    return .run { [section = state.section] send in
      for await line in news.lines(section) {  // near-miss: uncancellable-loop
        await send(Newsroom.Ticker.lineArrived(line))
      }
    }
    .cancellable(id: CancelID.ticker, cancelInFlight: true)
  default:
    return .none
  }
}

@DependencyClient
struct NewsClient: Sendable {
  var load: @Sendable (_ done: @escaping @Sendable (Result<[Article], NewsError>) -> Void) -> Void
  var vote: @Sendable (_ id: Article.ID) async throws -> Article
  var lines: @Sendable (_ section: Newsroom.Section) -> AsyncStream<String> = { _ in .finished }
}

extension NewsClient: TestDependencyKey {
  static let testValue = NewsClient()
}

extension DependencyValues {
  var news: NewsClient {
    get { self[NewsClient.self] }
    set { self[NewsClient.self] = newValue }
  }
}
