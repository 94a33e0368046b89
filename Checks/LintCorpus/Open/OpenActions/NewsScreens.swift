import Foundation
import HeadgateUDF

@MainActor
final class NewsScreen: ViewComponent {
  let disposer = Disposer()
  let dispatcher: any ActionDispatcher
  var props = NewsState() {
    didSet { lines = props.articles.map(\.title) }
  }

  private(set) var lines: [String] = []

  init(dispatcher: any ActionDispatcher) {
    self.dispatcher = dispatcher
  }

  func appeared() {
    dispatcher.dispatch(Newsroom.Articles.Load())
    dispatcher.dispatch(Newsroom.SectionSelected(section: .sports))
  }

  func publishTapped(_ title: String) {
    dispatcher.dispatch(NewArticle(article: Article(id: lines.count, title: title)))
  }

  func withdrawTapped(_ article: Article) {
    dispatcher.dispatch(Newsroom.Articles.ArticleWithdrawn(article.id))
  }

  func voteTapped(_ article: Article, isUp: Bool) {
    dispatcher.dispatch(isUp ? VoteAction.articleUpvoted(article.id) : VoteAction.articleDownvoted(article.id))
  }

  func commentEntered(_ text: String) {
    dispatcher.dispatch(CommentAction.commentWritten(text))
  }

  func stopTapped() {
    dispatcher.dispatch(Newsroom.Ticker.tickerStopped)
    Task {  // near-miss: unstructured-task
      try? await Task.sleep(for: .seconds(1))
      lines = []
    }
  }

  func registered(_ reader: Reader, token: String) {
    dispatcher.dispatch(ReaderRegistered(reader: reader, apiToken: token))
    dispatcher.dispatch(ReaderMentioned(name: reader.name, tokens: reader.name.split(separator: " ").map(String.init)))
  }
}

/// Connects the poll of the paper. `PollAction` conforms here.
extension PollAction: Action {}

struct PollConnector: Connector {
  func props(of state: NewsState, _ dispatcher: any ActionDispatcher) -> (open: () -> Void, close: (String) -> Void) {
    (
      open: { dispatcher.dispatch(PollAction.pollOpened) },
      close: { dispatcher.dispatch(PollAction.pollClosed(winner: $0)) }
    )
  }
}
