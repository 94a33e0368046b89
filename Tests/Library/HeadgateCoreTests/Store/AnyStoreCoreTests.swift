import Headgate
import HeadgateSupport
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ActionCoreTests {
  /// What of a store must go with it.
  private struct Remains {
    weak var core: AnyStoreCore?
    weak var host: EffectHost?
    weak var effectOwners: EffectOwner?
    var jobs: [WeakJob] = []

    struct WeakJob { weak var job: Job? }

    @MainActor init(_ store: Store<Family.Parent.State, Family.Parent.Action>) {
      core = store.handle.cursor.core
      host = core?.host
      effectOwners = core?.machine.effectOwners
      for effectOwner in effectOwners?.subtree ?? [] { effectOwner.forEachJob { jobs.append(WeakJob(job: $0)) } }
    }

    var isGone: Bool { core == nil && host == nil && effectOwners == nil && jobs.allSatisfy { $0.job == nil } }
  }

  nonisolated private static let effects: [Effect<Family.Child.Action>] = {
    let never = Effect<Family.Child.Action>.run { _ in try await Task.never() }
    return [
      never, never.cancellable(id: "id"), .concatenate(never, .send(.note("late"))), .merge(never, never),
      .merge(
        never.throttle(id: "throttled", for: .seconds(1_000), latest: true),
        Effect.send(.note("waits")).throttle(id: "throttled", for: .seconds(1_000), latest: true)
      ),
      .run { _ in
        await withTaskCancellation(id: "part") { () async in _ = try? await Task.never() }
      },
      .run { _ in },
    ]
  }()

  // holds: STORE-45, STORE-30
  @Test(arguments: effects.indices) func `nothing is left of a store and its effects`(kind: Int) async {
    var remains: [Remains] = []
    for _ in 1...20 {
      let state = Family.Parent.State(child: .init(id: 1), sibling: .init(id: 2))
      let store = Store(initialState: state) {
        Family.Parent()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      store.send(.child(.perform { _ in Self.effects[kind] }))
      remains.append(Remains(store))
    }
    #expect(remains.allSatisfy { $0.core == nil })
    // The tasks of the operations end after their cancellation, each in its own time.
    let deadline = ContinuousClock.now + .seconds(300)
    while !remains.allSatisfy({ $0.isGone }), ContinuousClock.now < deadline { await Task.yield() }
    #expect(remains.allSatisfy { $0.isGone })
  }

  // holds: STORE-21
  @Test func `an effect that a tool cancels in a paused store is cancelled at once`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { _ in
        .run { _ in
          await withTaskCancellationHandler {
            record.note("started")
            try? await Task.never()
          } onCancel: {
            record.note("cancelled")
          }
        }
      }
      guard let core = store.handle.cursor.core as? StoreCore<[String], String> else {
        Issue.record("The core has other types.")
        return
      }
      let task = store.send("go")
      await record.noted("started")
      core.tools.pause = .holds
      #expect(core.cancelEffect(core.machine.runningOperations[0].number))
      #expect(record.notes == ["started", "cancelled"])
      core.resume()
      await task.finish()
    }
  }

  // holds: STORE-45
  @Test func `a dependency may keep the send of an effect that it is overridden for`() async {
    weak var held: Bridge?
    do {
      let bridge = Bridge()
      held = bridge
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { _, _ in
          .run { send in
            @Dependency(\.bridge) var bridge
            bridge.kept.withLock { $0 = send }
          }
        }
        .dependency(\.bridge, bridge)
      }
      await store.send(1).finish()
      #expect(bridge.kept.withLock { $0 } != nil)
    }
    for _ in 1...1_000 where held != nil { await Task.yield() }
    #expect(held == nil)
  }

  // holds: STORE-45
  @Test(arguments: effects.indices) func `nothing is left of a child that comes and goes`(kind: Int) async throws {
    let store = Store(initialState: Family.Parent.State(sibling: .init(id: 2))) {
      Family.Parent()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    for id in 1...20 {
      store.send(
        .perform { [id] in
          $0.child = .init(id: id)
          return .none
        }
      )
      let task = store.send(.child(.perform { _ in Self.effects[kind] }))
      store.send(
        .perform {
          $0.child = nil
          return .none
        }
      )
      await task.finish()
    }
    let core = store.handle.cursor.core
    core.processInbox()
    #expect(core.machine.isEmpty)
    #expect(core.machine.runningOperations.isEmpty)
    #expect(core.machine.effectOwners.subtree.count == 1)
  }
}

private final class Bridge: Sendable {
  let kept = Locked<Send<Int>?>(nil)
}

private enum BridgeKey: DependencyKey {
  static let liveValue = Bridge()
  static let testValue = Bridge()
}

extension DependencyValues {
  fileprivate var bridge: Bridge {
    get { self[BridgeKey.self] }
    set { self[BridgeKey.self] = newValue }
  }
}
