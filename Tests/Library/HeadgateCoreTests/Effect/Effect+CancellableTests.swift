import Headgate
import Testing

@testable import HeadgateCore

private typealias Parent = Family.Parent

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EffectCancellableTests {
  /// Starts effects under one id at all places, performs an action, and tells which effects were not cancelled.
  private func surviving(_ action: Parent.Action, _ watch: StoreWatch) async -> Set<String> {
    let latch = Latch()
    let state = Parent.State(
      child: .init(id: 1, grandchild: .init(id: 1)),
      sibling: .init(id: 1),
      rows: [.init(id: 1), .init(id: 2)],
      mode: .first(.init(id: 1))
    )
    let store = watch(Store(initialState: state) { Parent() })
    var tasks = [
      store.send(.perform { _ in .after(latch, .note("parent")).cancellable(id: "id") }),
      store.send(.inner(.perform { _ in .after(latch, .note("inner")).cancellable(id: "id") })),
      store.send(.child(.grandchild(.perform { _ in .after(latch, .note("grandchild")).cancellable(id: "id") }))),
    ]
    let child: @Sendable (String) -> Family.Child.Action = { name in
      .perform { _ in .after(latch, .note(name)).cancellable(id: "id") }
    }
    tasks += [
      store.send(.child(child("child"))), store.send(.sibling(child("sibling"))),
      store.send(.rows(.element(id: 1, action: child("row 1")))),
      store.send(.rows(.element(id: 2, action: child("row 2")))),
      store.send(.mode(.first(child("mode")))),
    ]
    store.send(action)
    latch.open()
    for task in tasks { await task.finish() }
    let state2 = store.state
    var logs = state2.log.filter { $0 == "parent" } + state2.inner.log
    for child in [state2.child, state2.sibling, state2.rows[id: 1], state2.rows[id: 2]] { logs += child?.log ?? [] }
    logs += state2.child?.grandchild?.log ?? []
    if case .first(let child) = state2.mode { logs += child.log }
    return Set(logs)
  }

  private static let all: Set = [
    "parent", "inner", "grandchild", "child", "sibling", "row 1", "row 2", "mode",
  ]

  // holds: EFFECT-14
  @Test func `an id names effects by type and value`() async {
    struct Other: Hashable, Sendable {}
    await expectGone { watch in
      #expect(await surviving(.perform { _ in .cancel(id: "other") }, watch) == Self.all)
      #expect(await surviving(.perform { _ in .cancel(id: Other()) }, watch) == Self.all)
    }
    #expect(CancelID(1) != CancelID(UInt8(1)))
    #expect(CancelID(1) == CancelID(1))
    let erased: any Hashable & Sendable = "id"
    #expect(CancelID(erased) == CancelID("id"))
  }

  // holds: EFFECT-16
  @Test func `a parent reaches all below it, and a scope is no place of its own`() async {
    await expectGone { watch in
      #expect(await surviving(.perform { _ in .cancel(id: "id") }, watch) == [])
      #expect(await surviving(.inner(.perform { _ in .cancel(id: "id") }), watch) == [])
    }
  }

  // holds: EFFECT-17
  @Test func `a child reaches neither its parent nor its siblings`() async {
    await expectGone { watch in
      let cancel: Family.Child.Action = .perform { _ in .cancel(id: "id") }
      #expect(await surviving(.child(cancel), watch) == Self.all.subtracting(["child", "grandchild"]))
      #expect(await surviving(.sibling(cancel), watch) == Self.all.subtracting(["sibling"]))
      #expect(await surviving(.rows(.element(id: 1, action: cancel)), watch) == Self.all.subtracting(["row 1"]))
      #expect(await surviving(.mode(.first(cancel)), watch) == Self.all.subtracting(["mode"]))
      #expect(
        await surviving(.child(.grandchild(.perform { _ in .cancel(id: "id") })), watch)
          == Self.all.subtracting(["grandchild"])
      )
    }
  }

  // holds: EFFECT-15
  @Test func `cancelInFlight cancels the earlier one`() async {
    await expectGone { watch in
      let latch = Latch()
      let store = watch.logged { action in
        action.hasPrefix("load") ? .after(latch, "from \(action)").cancellable(id: "id", cancelInFlight: true) : .none
      }
      let tasks = ["load 1", "load 2", "load 3"].map { store.send($0) }
      latch.open()
      for task in tasks { await task.finish() }
      #expect(store.state == ["load 1", "load 2", "load 3", "from load 3"])
    }
  }

  // holds: EFFECT-14
  @Test func `several effects share an id, and an effect has several`() async {
    await expectGone { watch in
      let latch = Latch()
      let store = watch.logged { action in
        switch action {
        case "go":
          .merge(
            .after(latch, "a").cancellable(id: 1),
            .after(latch, "b").cancellable(id: 1).cancellable(id: 2),
            .after(latch, "c").cancellable(id: 2),
            .after(latch, "d").cancellable(id: 3)
          )
        case "cancel": .cancel(id: 2)
        default: .none
        }
      }
      let task = store.send("go")
      store.send("cancel")
      latch.open()
      await task.finish()
      #expect(Set(store.state) == ["go", "cancel", "a", "d"])
    }
  }

  // holds: EFFECT-14
  @Test func `cancelling an id reaches the effect and not those of actions which it sent`() async {
    await expectGone { watch in
      let latch = Latch()
      let record = Record()
      let store = watch.logged { action in
        switch action {
        case "go":
          Effect.run { send in
            await send("second")
            record.note("sent")
            try? await Task.never()
            await send("never")
          }
          .cancellable(id: 1)
        case "second": .after(latch, "end")
        case "cancel": .cancel(id: 1)
        default: .none
        }
      }
      let task = store.send("go")
      await record.noted("sent")
      store.send("cancel")
      latch.open()
      await task.finish()
      #expect(store.state == ["go", "second", "cancel", "end"])
    }
  }

  // holds: EFFECT-15
  @Test func `an effect whose action has started a sequence is cancelled by the next one`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        switch action {
        case "go":
          Effect.run { send in
            await send("second")
            record.note("sent")
            try? await Task.never()
          }
          .cancellable(id: 1, cancelInFlight: true)
        case "second": Effect.run { await $0("a") }.concatenate(with: .run { await $0("b") })
        case "b":
          .run { _ in record.note("ended") }
        case "instead":
          Effect.send("c").cancellable(id: 1, cancelInFlight: true)
        default: .none
        }
      }
      let task = store.send("go")
      await record.noted("sent")
      await record.noted("ended")
      store.send("instead")
      await task.finish()
      #expect(Set(store.state) == ["go", "second", "a", "b", "instead", "c"])
    }
  }
}
