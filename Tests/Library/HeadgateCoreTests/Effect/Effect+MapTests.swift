import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EffectMapTests {
  // holds: EFFECT-18
  @Test func `every action of every kind of effect is transformed`() async {
    await expectGone { watch in
      let latch = Latch()
      let inner: Effect<Int> = .merge(
        .send(1),
        .run { send in await send(2) },
        .concatenate(.run { _ in }, .send(3)),
        Effect.run { send in
          await latch.wait()
          await send(4)
        }
        .cancellable(id: "id"),
        Effect.send(5).throttle(id: "throttle", for: .zero, latest: true)
      )
      let store = watch.logged(dependencies: { $0.continuousClock = .immediate }) { action in
        switch action {
        case "go": inner.map { "\($0)" }.map { "<\($0)>" }
        case "<3>": .cancel(id: "id")
        default: .none
        }
      }
      let cancelled = Record()
      let token = store.addObserver(EventNames { if $0 == "cancelled" { cancelled.note($0) } })
      let task = store.send("go")
      await cancelled.noted("cancelled")
      latch.open()
      await task.finish()
      withExtendedLifetime(token) {}
      #expect(Set(store.state) == ["go", "<1>", "<2>", "<3>", "<5>"])
    }
  }

  // holds: EFFECT-18
  @Test func `a transformed effect stands beside plain ones`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        let transformed = Effect<Int>.send(2).map { "\($0)" }
        return switch action {
        case "merged": .merge(.send("1"), transformed, .send("3"))
        case "in a row": .concatenate(.send("1"), transformed, .send("3"))
        default: .none
        }
      }
      store.send("merged")
      store.send("in a row")
      #expect(store.state == ["merged", "1", "2", "3", "in a row", "1", "2", "3"])
    }
  }
}
