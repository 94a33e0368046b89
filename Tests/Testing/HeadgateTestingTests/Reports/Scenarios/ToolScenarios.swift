import Headgate
import HeadgateTesting

private final class Cache: Sendable {}

// holds: TESTING-24, TESTING-30
extension ReportScenario {
  /// What is said of time drawn as text and of what is kept.
  static let tools: [ReportScenario] = [
    ReportScenario("another timeline") {
      await expectTimeline("a--b-|", becomes: "a---b|") { symbol in .send(symbol) }
    },
    ReportScenario("unreadable drawing") {
      await expectTimeline("a(b-|", becomes: "a") { symbol in .send(symbol) }
    },
    ReportScenario("effect goes on") {
      let (stream, end) = AsyncStream<Void>.makeStream()
      await expectReleased { watch in
        let store = watch(
          TestStore(initialState: 0) {
            Reduce<Int, Bool> { _, _ in
              .run(name: "stuck") { _ in await Task.detached { for await _ in stream {} }.value }
            }
          }
        )
        await store.send(true)
        store.timeout = .milliseconds(50)
      }
      end.finish()
    },
    ReportScenario("store is kept") {
      var kept: [TestStore<Profile, Editor<Profile>.Action>] = []
      await expectReleased { watch in
        kept.append(watch(TestStore(initialState: Profile()) { Editor<Profile> { _ in } }))
      }
      kept = []
    },
    ReportScenario("object is kept") {
      var kept: [Cache] = []
      await expectReleased { watch in kept.append(watch(Cache())) }
      kept = []
    },
  ]
}
