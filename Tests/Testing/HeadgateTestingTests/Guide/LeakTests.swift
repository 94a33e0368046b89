import Headgate
import HeadgateTesting
import Testing

// holds: TESTING-30
// snippet: released
final class NewsAgency: Sendable {
  private let items = AsyncStream<String>.makeStream()
  var news: AsyncStream<String> { items.stream }
}

struct LeakTests {
  @Test func nothingIsLeftOfASignup() async {
    await expectReleased { watch in
      let agency = watch(NewsAgency())
      let store = watch(
        TestStore(initialState: Signup.State()) {
          Signup()
        } withDependencies: {
          $0.names.news = { agency.news }
        }
      )
      await store.send(.appeared)
    }
  }
}
// snippet end
