import Foundation
import HeadgateUDF

struct Article: Equatable {
  let id: Int
  let title: String
}

protocol ArticlesAPI: Sendable {
  func load(page: Int, completion: @escaping @Sendable (Result<[Article], Error>) -> Void)
}

struct ArticlesState: Equatable {
  var articles: [Article] = []
  var isLoading = false
  var message: String?
}

struct ArticlesRequested: Action, Equatable {}

struct ArticlesLoaded: Action, Equatable {
  let articles: [Article]
}

struct ArticlesFailed: Action {
  let error: Error
}

func articlesReducer(api: ArticlesAPI) -> SideEffectReducer<ArticlesState> {
  return { state, action in
    switch action {
    case is ArticlesRequested:
      state.isLoading = true
      state.message = nil
      return loadArticles(api)
    case let action as ArticlesLoaded:
      state.isLoading = false
      state.articles = action.articles
      return .none
    case let action as ArticlesFailed:
      state.isLoading = false
      state.message = "\(action.error)"
      return .none
    default:
      return .none
    }
  }
}

func loadArticles(_ api: ArticlesAPI) -> SideEffect {
  return .dispatching { dispatcher in
    api.load(page: 1) { result in
      switch result {
      case .success(let articles): dispatcher.dispatch(ArticlesLoaded(articles: articles))
      case .failure(let error): dispatcher.dispatch(ArticlesFailed(error: error))
      }
    }
  }
}
