import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StoreTests {
  // holds: STORE-1
  @Test func `state, reducer and effects see the prepared dependencies, over those around`() async {
    await expectGone { watch in
      let store = withDependencies {
        $0.level = 1
        $0.label = "around"
      } operation: {
        watch(
          Store(initialState: ["state \(dependenciesInForce())"]) {
            Reduce<[String], String> { state, action in
              state.append("\(action), reducer \(dependenciesInForce())")
              guard action != "end" else { return .none }
              return .run { send in await send(action == "go" ? "effect \(dependenciesInForce())" : "end") }
            }
          } withDependencies: {
            $0.level = 2
          }
        )
      }
      await store.send("go").finish()
      #expect(
        store.state == [
          "state 2around", "go, reducer 2around", "effect 2around, reducer 2around", "end, reducer 2around",
        ]
      )
    }
  }

  // holds: STORE-1, STORE-4
  @Test func `a reducer that sends into another store sees its own dependencies afterwards`() async {
    await expectGone { watch in
      let other = watch(
        Store(initialState: [String]()) {
          Reduce<[String], String> { state, _ in
            state.append(dependenciesInForce())
            return .none
          }
        } withDependencies: {
          $0.level = 2
        }
      )
      let store = watch.logged(dependencies: { $0.level = 1 }) { action in
        guard action == "go" else { return .none }
        MainActor.assumeIsolated { _ = other.send("x") }
        return .send(dependenciesInForce())
      }
      store.send("go")
      #expect(store.state == ["go", "1-"])
      #expect(other.state == ["2-"])
    }
  }

  // holds: STORE-2
  @Test func `initial state and body are evaluated once, when the store is made`() async {
    await expectGone { watch in
      let record = Record()
      func initialState() -> Int {
        record.note("state")
        return 0
      }
      let store = watch(Store(initialState: initialState()) { BodyCounting(record: record) })
      #expect(record.notes == ["state", "body"])
      store.send(1)
      store.send(2)
      #expect(store.state == 3)
      #expect(record.notes == ["state", "body"])
    }
  }

  // holds: STORE-3
  @Test func `a store is made wherever feature code makes one`() async {
    await expectGone { watch in
      let keeper = StoreKeeper()
      let made = [
        keeper.inFunction(), keeper.inInit, keeper.stored, keeper.inLazy, keeper.wrapped, keeper.inClosure(),
      ]
      for (index, store) in made.enumerated() {
        watch(store).send(1)
        #expect(store.state == 1, "place \(index)")
      }
      for store in [StoreKeeper.inStatic, storeInGlobal] {
        store.send(1)
        #expect(store.state == 1)
      }
    }
  }

  // holds: STORE-3
  @Test func `a store is used from a Sendable closure by awaiting it`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: 0) { Adding() })
      let use: @Sendable () async -> Int = {
        await store.send(2).finish()
        return await store.state
      }
      #expect(await Task.detached { await use() }.value == 2)
    }
  }

  // holds: STORE-4
  @Test func `equal cancel ids of two stores never meet`() async {
    await expectGone { watch in
      let latch = Latch()
      @MainActor func make() -> Store<[String], String> {
        watch.logged { action in
          switch action {
          case "load": .after(latch, "loaded").cancellable(id: "id")
          case "cancel": .cancel(id: "id")
          default: .none
          }
        }
      }
      let first = make()
      let second = make()
      let tasks = [first.send("load"), second.send("load")]
      first.send("cancel")
      latch.open()
      for task in tasks { await task.finish() }
      #expect(first.state == ["load", "cancel"])
      #expect(second.state == ["load", "loaded"])
    }
  }

  // holds: STORE-7
  @Test func `send is a function value`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: 0) { Adding() })
      let send: (Int) -> StoreTask = store.send
      #expect(send(3).isCancelled)
      #expect(store.state == 3)
      let child = watch(Store(initialState: Family.Parent.State()) { Family.Parent() })
      let inner = child.scope(state: \.inner, action: \.inner)
      let sendInner: (Family.Grandchild.Action) -> StoreTask = inner.send
      _ = sendInner(.note("x"))
      #expect(child.inner.log == ["x"])
    }
  }

  // holds: STORE-9
  @Test func `a send reduces the action and what follows before it returns`() async {
    await expectGone { watch in
      let store = watch.logged { action in action == "first" ? .send("second") : .none }
      store.send("first")
      #expect(store.withState { $0 } == ["first", "second"])
    }
  }
}

/// Adds its actions up.
struct Adding: Reducer {
  func reduce(into state: inout Int, action: Int) -> Effect<Int> {
    state += action
    return .none
  }
}

private struct BodyCounting: Reducer {
  typealias State = Int
  typealias Action = Int
  let record: Record
  var body: some Reducer<Int, Int> {
    let _ = record.note("body")
    Adding()
  }
}

@MainActor private let storeInGlobal = Store(initialState: 0) { Adding() }

@MainActor
@propertyWrapper
private struct Held<Value> {
  let wrappedValue: Value
}

@MainActor
private final class StoreKeeper {
  static let inStatic = Store(initialState: 0) { Adding() }
  let stored = Store(initialState: 0) { Adding() }
  lazy var inLazy = Store(initialState: 0) { Adding() }
  @Held var wrapped = Store(initialState: 0) { Adding() }
  let inClosure = { @MainActor in Store(initialState: 0) { Adding() } }
  let inInit: Store<Int, Int>

  init() {
    inInit = Store(initialState: 0) { Adding() }
  }

  func inFunction() -> Store<Int, Int> {
    Store(initialState: 0) { Adding() }
  }
}
