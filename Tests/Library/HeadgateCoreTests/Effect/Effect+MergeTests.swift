import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EffectMergeTests {
  // holds: EFFECT-11
  @Test func `merged effects run at the same time`() async {
    await expectGone { watch in
      let first = Latch()
      let second = Latch()
      // Each waits for the other: one after the other they would never end.
      let store = watch.logged { action in
        guard action == "go" else { return .none }
        return .merge([
          .run { send in
            first.open()
            await second.wait()
            await send("one")
          },
          .run { send in
            second.open()
            await first.wait()
            await send("two")
          },
          .none,
        ])
      }
      await store.send("go").finish()
      #expect(Set(store.state) == ["go", "one", "two"])
    }
  }

  // holds: EFFECT-11
  @Test func `merged sends keep the order of the arguments`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        action == "go"
          ? .merge(.send("1"), .merge(.send("2"), .send("3")), Effect.send("4").merge(with: .send("5"))) : .none
      }
      store.send("go")
      #expect(store.state == ["go", "1", "2", "3", "4", "5"])
    }
  }
}
