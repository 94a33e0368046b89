import Headgate
import HeadgateTesting
import Testing

@MainActor
struct ReaderTests {
  @Test func path() async {
    let store = TestStore(initialState: Reader.State(path: StackState([.article(Article.State(id: 1))]))) { Reader() }
    await store.send(.path(.element(id: 0, action: .article(.starTapped)))) {
      $0.path[id: 0, case: \.article]?.stars = 1
    }
    await store.send(\.path[id: 0].article.relatedTapped, 2)
    await store.receive(\.path[id: 0].article.opened) { $0.path.append(.article(Article.State(id: 2))) }
  }

  @Test func history() async {
    let store = TestStore(initialState: Reader.State(history: StackState([Article.State(id: 1)]))) { Reader() }
    await store.send(\.history[id: 0].starTapped) { $0.history[id: 0]?.stars = 1 }
    await store.send(.history(.element(id: 0, action: .relatedTapped(2))))
    await store.receive(\.history[id: 0].opened) { $0.history.append(Article.State(id: 2)) }
  }
}
