import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EffectConcatenateTests {
  // holds: EFFECT-12
  @Test func `one starts when the one before has ended`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        guard action == "go" else { return .none }
        return .concatenate(
          .run { send in
            await Task.yield()
            await send("1")
            record.note("one ended")
          },
          .concatenate(.run { _ in record.note("two") }, .none, .send("2")),
          Effect<String>.merge(.run { _ in record.note("three") }, .send("3")).concatenate(with: .send("4"))
        )
      }
      await store.send("go").finish()
      #expect(record.notes == ["one ended", "two", "three"])
      #expect(store.state == ["go", "1", "2", "3", "4"])
    }
  }

  // holds: EFFECT-12
  @Test func `an error in one does not keep the next from starting`() async {
    await expectGone { watch in
      struct Failure: Error {}
      let store = watch.logged { action in
        guard action == "go" else { return .none }
        return .concatenate(
          .run { _ in
            throw Failure()
          } catch: { _, send in
            await send("caught")
          },
          .send("next")
        )
      }
      await store.send("go").finish()
      #expect(store.state == ["go", "caught", "next"])
    }
  }

  // holds: EFFECT-13
  @Test func `cancelling the send stops the sequence`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        action == "go" ? .concatenate(.untilCancelled("one", record), .send("never")) : .none
      }
      let task = store.send("go")
      await record.noted("one started")
      task.cancel()
      await task.finish()
      #expect(store.state == ["go"])
    }
  }
}
