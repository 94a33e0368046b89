import Foundation
import HeadgateUDF

/// The actions of the newsroom, in namespaces.
enum Newsroom {
  enum Articles {
    struct ArticlePublished: Action, Equatable {
      let article: Article
    }

    struct ArticleWithdrawn: Action, Equatable {
      private var id: Article.ID  // flags: mutable-action

      init(_ id: Article.ID) { self.id = id }
      func matches(_ article: Article) -> Bool { article.id == id }
    }

    struct Load: Action {}  // flags: action-name

    struct ListLoaded: Action {
      let articles: [Article]
      lazy var titles = articles.map(\.title)  // flags: mutable-action
    }

    struct ListLoadFailed: Action, Equatable {
      let reason: NewsError
    }
  }

  enum Ticker: Action, Equatable {  // near-miss: enum-not-action
    case lineArrived(String)
    case tickerStopped
    case tickerPaused  // flags: unused-action
  }

  /// The sections of the paper. A section is a part of the state.
  enum Section: String, Sendable, CaseIterable {  // near-miss: enum-not-action
    case politics
    case sports
  }

  struct SectionSelected: Action, Equatable {
    let section: Section
    var title: String { section.rawValue.capitalized }  // near-miss: mutable-action
  }
}

typealias NewArticle = Newsroom.Articles.ArticlePublished

struct Article: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var section = Newsroom.Section.politics
}

enum NewsError: Error, Equatable, Sendable {
  case offline
}

struct NewsState: Equatable, Sendable {
  var articles: [Article] = []
  var section = Newsroom.Section.politics
  var ticker = ""
  var isLoading = false
}

/// Reducers can be static functions.
enum NewsReducers {
  static func articles(_ state: inout NewsState, _ action: any Action) {
    switch action {
    case let action as NewArticle:
      state.articles.append(action.article)
    case let action as Newsroom.Articles.ArticleWithdrawn:
      state.articles.removeAll(where: action.matches)
    case is Newsroom.Articles.Load:
      state.isLoading = true
    case let action as Newsroom.Articles.ListLoaded:
      state.isLoading = false
      state.articles = action.articles
    case is Newsroom.Articles.ListLoadFailed:
      state.isLoading = false
    case let action as Newsroom.SectionSelected:
      state.section = action.section
    default:
      break
    }
  }

  static func ticker(_ state: inout NewsState, _ action: any Action) {
    guard let action = action as? Newsroom.Ticker else { return }
    switch action {
    case .lineArrived(let line): state.ticker = line
    case .tickerStopped, .tickerPaused: state.ticker = ""
    }
  }
}

let newsReducer: CombinedReducer<NewsState> = combine {
  NewsReducers.articles
  NewsReducers.ticker
  newsEffects
}
