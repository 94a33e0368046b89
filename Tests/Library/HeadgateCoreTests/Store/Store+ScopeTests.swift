import Headgate
import Testing

@testable import HeadgateCore

@MainActor
struct StoreScopeTests {
  private func family(_ watch: StoreWatch) -> StoreOf<Family.Parent> {
    watch(
      Store(initialState: Family.Parent.State(rows: [.init(id: 1), .init(id: 2)])) { Family.Parent() }
    )
  }

  // holds: STORE-25
  @Test func `a child that is always there`() async {
    await expectGone { watch in
      let store = family(watch)
      let inner = store.scope(state: \.inner, action: \.inner)
      inner.send(.note("a"))
      store.send(.inner(.note("b")))
      #expect(inner.state.log == ["a", "b"])
      #expect(inner.withState { $0.log } == store.inner.log)
      #expect(store.scope(\.inner, action: \.inner) === inner)
    }
  }

  // holds: STORE-25, STORE-6
  @Test func `a child behind several properties is read in place, and its readers hear of a new one`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Library.state) { Library.reducer })
      let catalogue = store.scope(state: \.hall.shelf.catalogue, action: \.farCatalogue)
      #expect(catalogue.handle.cursor.address != nil)
      var seen: [String] = []
      let token = catalogue.observe { seen.append(catalogue.title) }
      catalogue.send(.write("a"))
      store.send(
        .perform {
          $0.hall.name = "hall"; return .none
        }
      )
      store.send(
        .perform {
          $0.hall = Library.Hall(); return .none
        }
      )
      store.send(.farCatalogue(.write("b")))
      #expect(seen == ["", "a", "", "b"])
      withExtendedLifetime(token) {}
    }
  }

  // holds: STORE-25, STORE-26
  @Test func `both forms of an action's path lead to the same child`() async {
    await expectGone { watch in
      let store = family(watch)
      let inner: CaseKeyPath<Family.Parent.Action, Family.Grandchild.Action> = \.inner
      #expect(store.scope(state: \.inner, action: inner) === store.scope(state: \.inner, action: \.inner))
      store.send(
        .perform {
          $0.child = .init(id: 1); return .none
        }
      )
      let child: CaseKeyPath<Family.Parent.Action, Family.Child.Action> = \.child
      #expect(store.scope(state: \.child, action: \.child) === store.scope(state: \.child, action: child))
      let rows: CaseKeyPath<Family.Parent.Action, IdentifiedActionOf<Family.Child>> = \.rows
      #expect(store.scope(state: \.rows, action: \.rows)[0] === store.scope(state: \.rows, action: rows)[0])
    }
  }

  // holds: STORE-26
  @Test func `an optional child has a store while it is there`() async {
    await expectGone { watch in
      let store = family(watch)
      #expect(store.scope(state: \.child, action: \.child) == nil)
      store.send(
        .perform {
          $0.child = .init(id: 1); return .none
        }
      )
      let child = store.scope(state: \.child, action: \.child)
      child?.send(.note("a"))
      #expect(child?.log == ["a"])
      #expect(store.child?.log == ["a"])
      #expect(store.scope(\.child, action: \.child) === child)
      store.send(
        .perform {
          $0.child = nil; return .none
        }
      )
      #expect(store.scope(\.child, action: \.child) == nil)
      store.send(
        .perform {
          $0.child = .init(id: 2); return .none
        }
      )
      #expect(store.scope(\.child, action: \.child)?.id == 2)
    }
  }

  // holds: STORE-26
  @Test func `a kept store of a child that is gone shows the last state, and its sends are reported`() async {
    await expectGone { watch in
      let store = family(watch)
      store.send(
        .perform {
          $0.child = .init(id: 1); return .none
        }
      )
      let child = store.scope(state: \.child, action: \.child)
      let grandchild = store.scope(state: \.child, action: \.child)?.scope(state: \.grandchild, action: \.grandchild)
      #expect(grandchild == nil)
      child?.send(.note("a"))
      store.send(
        .perform {
          $0.child = nil; return .none
        }
      )
      #expect(child?.log == ["a"])
      #expect(child?.state.id == 1)
      let issues = recordingIssues { child?.send(.note("late")) }
      #expect(issues.count == 1)
      #expect(issues.first?.text.contains("[CORE-4]") == true)
      #expect(child?.log == ["a"])
      #expect(store.log.last == "child late -")
    }
  }

  // holds: STORE-27
  @Test func `rows are a random-access collection of stores`() async {
    await expectGone { watch in
      let store = family(watch)
      let rows = store.scope(state: \.rows, action: \.rows)
      #expect(rows.count == 2)
      #expect(rows.map(\.id) == [1, 2])
      rows[1].send(.note("x"))
      #expect(store.rows[id: 2]?.log == ["x"])
      #expect(rows[1] === store.scope(\.rows, action: \.rows)[1])
      store.send(
        .perform {
          $0.rows.move(fromOffsets: [1], toOffset: 0); return .none
        }
      )
      let moved = store.scope(\.rows, action: \.rows)
      #expect(moved.map(\.id) == [2, 1])
      #expect(moved[0] === rows[1])
    }
  }

  // holds: STORE-27
  @Test func `a kept store of a row that is gone shows the last state, and its sends are reported`() async {
    await expectGone { watch in
      let store = family(watch)
      let row = store.scope(state: \.rows, action: \.rows)[0]
      row.send(.note("x"))
      store.send(
        .perform {
          $0.rows.remove(id: 1); return .none
        }
      )
      #expect(row.log == ["x"])
      let issues = recordingIssues { row.send(.note("late")) }
      #expect(issues.map { $0.text.contains("[CORE-6]") } == [true])
      #expect(store.log.last == "row 1 late -")
    }
  }

  // holds: STORE-27
  @Test func `the stores of rows that are gone are forgotten`() async {
    await expectGone { watch in
      let store = family(watch)
      weak var first: StoreOf<Family.Child>?
      for id in 100..<400 {
        store.send(
          .perform { state in
            state.rows = [.init(id: id)]
            return .none
          }
        )
        let row = store.scope(state: \.rows, action: \.rows)[0]
        if id == 100 { first = row }
      }
      #expect(first == nil)
      #expect(store.scope(state: \.rows, action: \.rows)[0].id == 399)
    }
  }

  // holds: STORE-27
  @Test func `the stores of many rows stay while the rows do`() async {
    await expectGone { watch in
      let store = family(watch)
      store.send(
        .perform {
          $0.rows = IdentifiedArray(uniqueElements: (0..<200).map { .init(id: $0) }); return .none
        }
      )
      let stores = Array(store.scope(state: \.rows, action: \.rows))
      #expect(zip(stores, store.scope(state: \.rows, action: \.rows)).allSatisfy { $0 === $1 })
    }
  }

  // holds: STORE-28
  @Test func `the same object each time for the same pair of paths`() async {
    await expectGone { watch in
      let parent = Family.Parent.State(child: .init(id: 1), sibling: .init(id: 2))
      let store = watch(Store(initialState: parent) { Family.Parent() })
      let child = store.scope(state: \.child, action: \.child)
      #expect(child === store.scope(state: \.child, action: \.child))
      #expect(child !== store.scope(state: \.child, action: \.sibling))
      #expect(child !== store.scope(state: \.sibling, action: \.child))
    }
  }

  // holds: STORE-28
  @Test func `one pair of paths leads to the child, and to the optional where that is asked for`() async {
    await expectGone { watch in
      let parent = Family.Parent.State(child: .init(id: 1))
      let store = watch(Store(initialState: parent) { Family.Parent() })
      let optionalChild: Store<Family.Child.State?, Family.Child.Action> = store.scope(state: \.child, action: \.child)
      let child: StoreOf<Family.Child>? = store.scope(state: \.child, action: \.child)
      child?.send(.note("a"))
      #expect(child?.log == ["a"])
      #expect(optionalChild.withState { $0?.log } == ["a"])
      let again: Store<Family.Child.State?, Family.Child.Action> = store.scope(state: \.child, action: \.child)
      #expect(optionalChild === again)
      #expect(child != nil && child === store.scope(state: \.child, action: \.child))
    }
  }

  // holds: STORE-29
  @Test func `a child store keeps the tree alive, and not its parent's object`() async {
    await expectGone { watch in
      weak var gone: StoreOf<Family.Parent>?
      var inner: StoreOf<Family.Grandchild>?
      do {
        let store = family(watch)
        gone = store
        inner = store.scope(state: \.inner, action: \.inner)
      }
      #expect(gone == nil)
      let latch = Latch()
      let task = inner?.send(.perform { _ in .after(latch, .note("loaded")) })
      latch.open()
      await task?.finish()
      #expect(inner?.state.log == ["loaded"])
    }
  }

  // holds: STORE-25, STORE-26
  @Test func `stores are scoped from scoped stores`() async {
    await expectGone { watch in
      let parent = Family.Parent.State(child: .init(id: 1, grandchild: .init(id: 2)))
      let store = watch(Store(initialState: parent) { Family.Parent() })
      let grandchild = store.scope(state: \.child, action: \.child)?.scope(state: \.grandchild, action: \.grandchild)
      grandchild?.send(.note("deep"))
      #expect(store.child?.grandchild?.log == ["deep"])
      #expect(grandchild?.state.log == ["deep"])
      store.send(
        .perform {
          $0.child = nil; return .none
        }
      )
      #expect(grandchild?.state.log == ["deep"])
    }
  }
}
