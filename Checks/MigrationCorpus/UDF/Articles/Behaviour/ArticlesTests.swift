import HeadgateUDF
import HeadgateUDFTesting
import Testing

struct ArticlesTests {
  struct API: ArticlesAPI {
    func load(page: Int, completion: @escaping @Sendable (Result<[Article], any Error>) -> Void) {
      completion(.success([Article(id: page, title: "News")]))
    }
  }

  @Test func loads() async {
    let store = TestStore(state: ArticlesState(), reducer: articlesReducer(api: API()))
    await store.send(ArticlesRequested()) { $0.isLoading = true }
    await store.receive(ArticlesLoaded(articles: [Article(id: 1, title: "News")])) {
      $0.isLoading = false
      $0.articles = [Article(id: 1, title: "News")]
    }
  }

  @Test @MainActor func shows() {
    let state = ArticlesState(articles: [Article(id: 1, title: "News")])
    let store = Store(state: state, reducer: articlesReducer(api: API()))
    #expect(makeArticles(store: store).title == "News")
  }
}
