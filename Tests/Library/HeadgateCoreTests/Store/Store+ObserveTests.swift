import Headgate
import Observation
import Testing

@testable import HeadgateCore

/// Has a child that is always there, and another one at each action.
@Reducer
private struct Frame {
  @ObservableState
  struct State {
    var picture = Picture.State()
  }
  enum Action {
    case hang(String)
    case picture(Picture.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.picture, action: \.picture) { Picture() }
    Reduce { state, action in
      if case .hang(let title) = action { state.picture = Picture.State(title: title) }
      return .none
    }
  }
}

@Reducer
private struct Picture {
  @ObservableState
  struct State { var title = "first" }
  enum Action { case replace(String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .replace(let title) = action { state = State(title: title) }
      return .none
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StoreObserveTests {
  // holds: STORE-62
  @Test func `closures that are told of one change run in the order in which they were made`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Family.Child.State(id: 1)) { Family.Child() })
      var order: [Int] = []
      let tokens = (0..<20).map { number in
        store.observe {
          _ = store.log
          order.append(number)
        }
      }
      order = []
      store.send(.note("a"))
      #expect(order == Array(0..<20))
      withExtendedLifetime(tokens) {}
    }
  }

  // holds: STORE-62
  @Test func `a send from a notification has told its readers when it returns`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Tally.State()) { Tally() })
      let seen = LockIsolated<[Int]>([])
      let token = store.observe {
        let value = store.second
        seen.withValue { $0.append(value) }
      }
      let seenInside = LockIsolated<[Int]>([])
      withObservationTracking {
        _ = store.first
      } onChange: {
        MainActor.assumeIsolated {
          store.send(.second)
          seenInside.setValue(seen.value)
        }
      }
      store.send(.first)
      #expect(seenInside.value == [0, 1])
      #expect(seen.value == [0, 1])
      withExtendedLifetime(token) {}
    }
  }

  private func family(_ watch: StoreWatch) -> StoreOf<Family.Parent> {
    watch(Store(initialState: Family.Parent.State(child: .init(id: 1))) { Family.Parent() })
  }

  // holds: STORE-32
  @Test func `runs at once, and after each drain that changed what it read`() async {
    await expectGone { watch in
      let store = family(watch)
      var seen: [[String]] = []
      let token = store.observe { seen.append(store.log) }
      store.send(.note("a"))
      store.send(.inner(.note("not read")))
      store.send(
        .perform {
          $0.log += ["b", "c"]; return .send(.note("d"))
        }
      )
      #expect(seen == [[], ["a"], ["a", "b", "c", "d"]])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-32
  @Test func `runs when another child stands where only the child's store was read`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Frame.State()) { Frame() })
      let picture = store.scope(state: \.picture, action: \.picture)
      var seen: [String] = []
      let token = picture.observe { seen.append(picture.title) }
      store.send(.hang("second"))
      store.send(.hang("third"))
      store.send(.picture(.replace("fourth")))
      #expect(seen == ["first", "second", "third", "fourth"])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-32
  @Test func `runs before the send returns though another store has published meanwhile`() async {
    await expectGone { watch in
      let store = family(watch)
      let other = family(watch)
      var seen: [Int] = []
      let tokens = [other.observe { _ = other.log }, store.observe { seen.append(store.log.count) }]
      // Told first, and sends into the other store while this one publishes.
      withObservationTracking {
        _ = store.rows
      } onChange: {
        MainActor.assumeIsolated { _ = other.send(.note("x")) }
      }
      store.send(
        .perform {
          $0.rows.append(.init(id: 1))
          $0.log.append("a")
          return .none
        }
      )
      #expect(other.log == ["x"])
      #expect(seen == [0, 1])
      withExtendedLifetime(tokens) {}
    }
  }

  // holds: STORE-32
  @Test func `runs after a change by an effect`() async {
    await expectGone { watch in
      let store = family(watch)
      var seen: [[String]] = []
      let token = store.observe { seen.append(store.log) }
      await store.send(.perform { _ in .run { send in await send(.note("loaded")) } }).finish()
      #expect(seen == [[], ["loaded"]])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-32
  @Test func `reads through scoped stores count`() async {
    await expectGone { watch in
      let store = family(watch)
      var seen: [String] = []
      let token = store.observe {
        seen.append(store.scope(state: \.child, action: \.child)?.log.joined() ?? "gone")
      }
      store.send(.child(.note("a")))
      store.send(
        .perform {
          $0.child = nil; return .none
        }
      )
      store.send(
        .perform {
          $0.child = .init(id: 2, log: ["new"]); return .none
        }
      )
      #expect(seen == ["", "a", "gone", "new"])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-33
  @Test func `ends with its token`() async {
    await expectGone { watch in
      let store = family(watch)
      var kept = 0
      var dropped = 0
      let token = store.observe { kept += store.log.count }
      var other: ObserveToken? = store.observe { dropped += store.log.count }
      withExtendedLifetime(other) {}
      token.cancel()
      token.cancel()
      other = nil
      store.send(.note("a"))
      #expect(kept == 0)
      #expect(dropped == 0)
    }
  }

  // holds: STORE-33
  @Test func `is cancelled from inside`() async {
    await expectGone { watch in
      let store = family(watch)
      var token: ObserveToken?
      var seen: [Int] = []
      token = store.observe {
        seen.append(store.log.count)
        if store.log.count == 1 { token?.cancel() }
      }
      store.send(.note("a"))
      store.send(.note("b"))
      #expect(seen == [0, 1])
    }
  }

  // holds: STORE-34
  @Test func `a closure that sends runs again for its own change`() async {
    await expectGone { watch in
      let store = family(watch)
      var seen: [Int] = []
      let token = store.observe {
        seen.append(store.log.count)
        if store.log.count == 1 { store.send(.note("answer")) }
      }
      store.send(.note("a"))
      #expect(seen == [0, 1, 2])
      #expect(store.log == ["a", "answer"])
      // It was tracked twice for that, and runs once all the same.
      store.send(.note("b"))
      #expect(seen == [0, 1, 2, 3])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-34
  @Test func `a closure that sends runs again however much it has read`() async {
    await expectGone { watch in
      let rows = IdentifiedArray(uniqueElements: (0..<40).map { Family.Child.State(id: $0) })
      let store = watch(Store(initialState: Family.Parent.State(rows: rows)) { Family.Parent() })
      var seen: [Int] = []
      let token = store.observe {
        for row in store.rows { _ = row.log }
        seen.append(store.log.count)
        if store.log.isEmpty { store.send(.note("a")) }
      }
      #expect(seen == [0, 1])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-34
  @Test func `a closure hears of what another one, which it made run, has changed`() async {
    await expectGone { watch in
      let store = family(watch)
      var seen: [Int] = []
      var isSent = false
      let inner = store.observe {
        if store.inner.log.count == 1 { store.send(.note("by the inner one")) }
      }
      let outer = store.observe {
        seen.append(store.log.count)
        if isSent { return }
        isSent = true
        store.send(.inner(.note("go")))
      }
      #expect(seen == [0, 1])
      #expect(store.log == ["by the inner one"])
      withExtendedLifetime((inner, outer)) {}
    }
  }

  // holds: STORE-34
  @Test func `several closures see a change, each once`() async {
    await expectGone { watch in
      let store = family(watch)
      var seen: [String] = []
      let tokens = ["x", "y"].map { name in
        store.observe { seen.append("\(name)\(store.log.count)\(store.inner.log.count)") }
      }
      store.send(
        .perform {
          $0.log.append("a"); $0.inner.log.append("b"); return .none
        }
      )
      #expect(Set(seen) == ["x00", "y00", "x11", "y11"])
      #expect(seen.count == 4)
      withExtendedLifetime(tokens) {}
    }
  }

  // holds: STORE-35
  @Test func `onAction sees every action of its feature, with the state after it`() async {
    await expectGone { watch in
      let store = family(watch)
      var root: [Int] = []
      var child: [String] = []
      let tokens = [
        store.onAction { state, _ in root.append(state.log.count) },
        store.scope(state: \.child, action: \.child)?.onAction { state, action in
          guard case .note(let note) = action else { return }
          child.append("\(note) \(state.log)")
        },
      ]
      store.send(
        .perform {
          $0.log.append("x"); return .send(.child(.note("a")))
        }
      )
      store.send(.inner(.note("elsewhere")))
      tokens.first??.cancel()
      store.send(.child(.note("b")))
      #expect(root == [1, 2, 2])
      #expect(child == ["a [\"a\"]", "b [\"a\", \"b\"]"])
      withExtendedLifetime(tokens) {}
    }
  }

  // holds: STORE-35
  @Test func `onAction of a row sees the row's actions and no other's`() async {
    await expectGone { watch in
      let store = watch(
        Store(initialState: Family.Parent.State(rows: [.init(id: 1), .init(id: 2)])) { Family.Parent() }
      )
      let rows = store.scope(state: \.rows, action: \.rows)
      var seen: [[String]] = [[], []]
      let tokens = [
        rows[0].onAction { _, action in seen[0].append("\(action)") },
        rows[1].onAction { _, action in seen[1].append("\(action)") },
      ]
      rows[0].send(.note("a"))
      store.send(.rows(.element(id: 2, action: .note("b"))))
      store.send(.inner(.note("elsewhere")))
      #expect(seen == [["note(\"a\")"], ["note(\"b\")"]])
      withExtendedLifetime(tokens) {}
    }
  }

  // holds: STORE-35
  @Test func `onAction of a child that is gone sees nothing`() async {
    await expectGone { watch in
      let store = family(watch)
      var seen: [String] = []
      let token = store.scope(state: \.child, action: \.child)?.onAction { _, action in seen.append("\(action)") }
      store.send(.child(.note("a")))
      store.send(
        .perform {
          $0.child = nil; return .none
        }
      )
      let issues = recordingIssues { store.send(.child(.note("late"))) }
      #expect(issues.count == 1)
      #expect(seen == ["note(\"a\")"])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-35
  @Test func `what onAction sends is queued`() async {
    await expectGone { watch in
      let store = watch.logged { action in action == "tap" ? .send("follow-up") : .none }
      let token = store.onAction { [weak store] _, action in
        if action == "tap" { store?.send("from the observer") }
      }
      store.send("tap")
      #expect(store.state == ["tap", "follow-up", "from the observer"])
      withExtendedLifetime(token) {}
    }
  }
}

@Reducer
private struct Tally {
  @ObservableState
  struct State: Equatable {
    var first = 0
    var second = 0
  }
  enum Action { case first, second }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .first: state.first += 1
      case .second: state.second += 1
      }
      return .none
    }
  }
}
