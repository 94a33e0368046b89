import Headgate
import HeadgateTesting
import Testing

struct ExpectReleasedTests {
  // holds: TESTING-30, TESTING-17
  @Test func `a feature that is closed with a running effect is gone`() async {
    await expectReleased { watch in
      let store = watch(
        TestStore(initialState: Counter.State()) {
          Counter()
        } withDependencies: {
          $0.continuousClock = TestClock()
        }
      )
      await store.send(.loadButtonTapped)
    }
  }

  // holds: TESTING-30
  @Test func `an effect that is elsewhere at the end is waited for`() async {
    await expectReleased { watch in
      let store = watch(
        TestStore(initialState: 0) {
          Reduce<Int, Bool> { _, _ in
            .run { _ in await Task.detached { try? await Task.sleep(for: .milliseconds(20)) }.value }
          }
        }
      )
      await store.send(true)
    }
  }
}
